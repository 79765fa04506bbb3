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
 * The one place where the community checks age and kinship: SQL that reads a person, the policy's facts, and the rules.
 */

/** The reader or author, read once per request. */
export interface Reader extends Person {
  accountId: string;
  /** Ids of the reader's circle and pod; empty for the coach, who sees all. */
  groupIds: string[];
  hasAcceptedGuidelines: boolean;
  /** Consents of a guardian, if the reader is a minor. */
  consented: boolean;
  communityAgreed: boolean;
  postsTrusted: boolean;
  /** End of the mute, for `isMuted`. */
  mutedUntil: string | null;
  hasUnreadWarning: boolean;
}

export interface ReadPerson extends Person {
  id: string;
  name: string;
  band: AgeBand | null;
  avatarAssetId: string | null;
  /** Points that determine the level. */
  points: number;
  levelShown: boolean;
  kinship: Kinship;
  sharesGroup: boolean;
}

/** The reader's groups, within a statement of `ReadersService.reading`. */
export const READERS_GROUPS = `(select r."groupIds" from reader r)`;

/** JSON of the person in a column; `me` and `groupIds` are the parameters with the reader and the reader's groups. */
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

/** True if the reader has not blocked the person of a column; `me` is the parameter with the reader. */
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

/** Level of the person, if the reader may see it; the coach has none. */
function levelFor(reader: Reader, subject: ReadPerson, facts: Facts): PersonResponse['level'] {
  if (subject.role === 'creator' || !may(reader, 'see-level', subject, facts)) return null;
  const { level, name, emoji } = levelOf(subject.points);
  return { level, name, emoji };
}

/** True for two adult members; all others write to each other from the inbox, where consents are checked. */
const isWritable = (reader: Reader, subject: ReadPerson, facts: Facts): boolean =>
  reader.role === 'member' && subject.role === 'member' && may(reader, 'write-message', subject, facts);

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

/** True if the reader may see the person's name in the list of reactions. */
export const isNamedAmongReactions = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'see-among-reactions', subject, factsOf(subject));

export const isFoundInSearch = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'find-in-search', subject, factsOf(subject));

/** True if the reader may open the person's page. */
export const hasPageFor = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'see-profile', subject, factsOf(subject));

/** True if the person takes part in the community; minors need a guardian's consent. */
export const joins = (person: Reader): boolean => may(person, 'join-community', person, ofHerself(person));

/** True if the person may post, comment, react and mark as helpful now; someone who takes part but may not is muted. */
export const canWrite = (person: Reader, now: Date): boolean =>
  may(person, 'write-in-community', person, {
    ...ofHerself(person),
    unmuted: !isMuted(person.mutedUntil, now),
  });

/** True if the author's texts appear at once; otherwise the coach approves them first. */
export const publishesUnseen = (writer: Reader): boolean =>
  may(writer, 'publish-unseen', writer, ofHerself(writer));

export const isCoach = ({ role }: Pick<SignedIn, 'role'>): boolean => role === 'creator';
