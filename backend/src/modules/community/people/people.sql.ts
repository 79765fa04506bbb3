import type { SignedIn } from '../../../platform/security/actor.js';
import type { AgeBand } from '../../../kernel/age-bands.js';
import {
  type Facts,
  isMuted,
  type Kinship,
  may,
  type Person,
  shownName,
  STRANGERS,
} from '../../accounts/index.js';
import { levelOf } from '../../growth/index.js';
import { publicImageUrl } from '../../media/index.js';
import type { PersonResponse } from './person.dto.js';

/**
 * The one place where the community asks about age and kinship: how a query reads a person, the facts that the policy is given,
 * and what it answers.
 */

/** Who reads or writes, read once for each request. */
export interface Reader extends Person {
  accountId: string;
  /** The circle and the pod the reader is in; the coach is in none and sees all. */
  groupIds: string[];
  hasAcceptedGuidelines: boolean;
  /** What a guardian has agreed to, of a minor. */
  consented: boolean;
  communityAgreed: boolean;
  postsTrusted: boolean;
  /** As `isMuted` reads it. */
  mutedUntil: string | null;
  hasUnreadWarning: boolean;
}

/** A person as `personOf` reads one. */
export interface ReadPerson extends Person {
  id: string;
  name: string;
  band: AgeBand | null;
  avatarAssetId: string | null;
  /** What the level comes from. */
  points: number;
  levelShown: boolean;
  kinship: Kinship;
  sharesGroup: boolean;
}

/** Within a statement of `ReadersService.reading`: the groups of the reader. */
export const READERS_GROUPS = `(select r."groupIds" from reader r)`;

/** The person of a column, as JSON; `me` and `groupIds` are the parameters with the reader and the reader's groups. */
export const personOf = (column: string, me = '$1', groupIds = '$2'): string => `(
  select json_build_object('id', h.id, 'name', h.name, 'role', h.role, 'band', h.band, 'avatarAssetId', h.avatar_asset_id,
    'points', coalesce((select m.points from member_points m where m.account_id = h.id), 0), 'levelShown', h.level_shown,
    'kinship', case
      when h.id = ${me} then 'self'
      when exists (select from guardianships k where k.guardian_id = ${me} and k.ward_id = h.id) then 'guardian'
      when exists (select from guardianships k where k.guardian_id = h.id and k.ward_id = ${me}) then 'ward'
      else 'none' end,
    'sharesGroup', exists (select from grouped_members g where g.account_id = h.id and g.group_id = any(${groupIds}::uuid[])))
  from people h where h.id = ${column})`;

/** A reader has not blocked the person of a column; `me` is the parameter with the reader. */
export const isUnblocked = (column: string, me = '$1'): string =>
  `not exists (select from blocked_people b where b.account_id = ${me} and b.person_id = ${column})`;

const factsOf = ({ kinship, sharesGroup, levelShown }: ReadPerson): Facts => ({
  ...STRANGERS,
  kinship,
  levelShown,
  shareCircle: sharesGroup,
});

const ofHerself = ({ consented, communityAgreed, postsTrusted }: Reader): Facts => ({
  ...STRANGERS,
  kinship: 'self',
  consented,
  communityAgreed,
  postsTrusted,
});

/** The coach does not grow. */
function levelFor(reader: Reader, subject: ReadPerson, facts: Facts): PersonResponse['level'] {
  if (subject.role === 'creator' || !may(reader, 'see-level', subject, facts)) return null;
  const { level, name, emoji } = levelOf(subject.points);
  return { level, name, emoji };
}

/** Of two grown-ups; whoever else may write to each other finds the way in the inbox, where the consents are read. */
const isWritable = (reader: Reader, subject: ReadPerson, facts: Facts): boolean =>
  reader.role === 'member' && subject.role === 'member' && may(reader, 'write-message', subject, facts);

/** The person as this reader may know them. */
export function shownTo(reader: Reader, subject: ReadPerson): PersonResponse {
  const facts = factsOf(subject);
  return {
    id: may(reader, 'see-profile', subject, facts) ? subject.id : null,
    name: shownName(reader, subject, facts),
    avatarUrl: may(reader, 'see-picture', subject, facts) ? publicImageUrl(subject.avatarAssetId) : null,
    isCoach: subject.role === 'creator',
    isMe: subject.id === reader.accountId,
    isWritable: isWritable(reader, subject, facts),
    level: levelFor(reader, subject, facts),
  };
}

/** Whether the reader may read the name among those who reacted. */
export const isNamedAmongReactions = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'see-among-reactions', subject, factsOf(subject));

/** Whether the reader may come upon the person in a search. */
export const isFoundInSearch = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'find-in-search', subject, factsOf(subject));

/** Whether the reader may open the person's page. */
export const hasPageFor = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'see-profile', subject, factsOf(subject));

/** Whether the person belongs to those who take part: of a minor a guardian has agreed. */
export const joins = (person: Reader): boolean => may(person, 'join-community', person, ofHerself(person));

/** Whether the person may post, comment, react and find helpful now; somebody who joins and may not is muted. */
export const mayWrite = (person: Reader, now: Date): boolean =>
  may(person, 'write-in-community', person, {
    ...ofHerself(person),
    unmuted: !isMuted(person.mutedUntil, now),
  });

/** Whether what the writer writes appears at once; otherwise the coach looks at it first. */
export const publishesUnseen = (writer: Reader): boolean =>
  may(writer, 'publish-unseen', writer, ofHerself(writer));

export const isCoach = ({ role }: Pick<SignedIn, 'role'>): boolean => role === 'creator';
