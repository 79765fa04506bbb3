import type { SignedIn } from '../../../platform/security/actor.js';
import { type AgeBand, type Facts, may, type Person, shownName, STRANGERS } from '../../accounts/index.js';
import { publicImageUrl } from '../../media/index.js';
import type { PersonResponse } from './person.dto.js';

/**
 * The one place where the community asks about age and kinship: how a query reads a person, the facts that the policy is given,
 * and what it answers. Kinship is known of a reader herself only; guardians come in here, in `personOf` and `factsOf`.
 */

/** Who reads or writes, read once for each request. */
export interface Reader extends Person {
  accountId: string;
  name: string;
  avatarAssetId: string | null;
  /** The circle and the pod the reader is in; the coach is in none and sees all. */
  groupIds: string[];
  hasAcceptedGuidelines: boolean;
}

/** A person as `personOf` reads one. */
export interface ReadPerson extends Person {
  id: string;
  name: string;
  band: AgeBand | null;
  avatarAssetId: string | null;
  sharesGroup: boolean;
}

/** The person of a column, as JSON; `groupIds` is the parameter with the reader's groups. */
export const personOf = (column: string, groupIds: string): string => `(
  select json_build_object('id', h.id, 'name', h.name, 'role', h.role, 'band', h.age_band, 'avatarAssetId', h.avatar_asset_id,
    'sharesGroup', exists (select from grouped_members g where g.account_id = h.id and g.group_id = any(${groupIds}::uuid[])))
  from people h where h.id = ${column})`;

const factsOf = (reader: Reader, subject: ReadPerson): Facts => ({
  ...STRANGERS,
  kinship: reader.accountId === subject.id ? 'self' : 'none',
  shareCircle: subject.sharesGroup,
});

/** The person as this reader may know them. Whoever is gone has no name. */
export function shownTo(reader: Reader, subject: ReadPerson): PersonResponse {
  const facts = factsOf(reader, subject);
  return {
    id: may(reader, 'see-profile', subject, facts) ? subject.id : null,
    name: shownName(reader, subject, facts),
    avatarUrl: may(reader, 'see-picture', subject, facts) ? publicImageUrl(subject.avatarAssetId) : null,
    isCoach: subject.role === 'creator',
    isMe: subject.id === reader.accountId,
  };
}

/** Whether the reader may read the name among those who reacted. */
export const isNamedAmongReactions = (reader: Reader, subject: ReadPerson): boolean =>
  may(reader, 'see-among-reactions', subject, factsOf(reader, subject));

/** Whether what the writer writes appears at once; otherwise the coach looks at it first. */
export const publishesUnseen = (writer: Reader): boolean =>
  may(writer, 'publish-unseen', writer, { ...STRANGERS, kinship: 'self' });

export const isCoach = ({ role }: Pick<SignedIn, 'role'>): boolean => role === 'creator';
