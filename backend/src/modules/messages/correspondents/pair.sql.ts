import type { RowOf } from '../../../platform/database/published-view.js';
import {
  type Facts,
  isMinor,
  isMuted,
  type Kinship,
  may,
  type people,
  shownName,
  STRANGERS,
} from '../../accounts/index.js';
import { publicImageUrl } from '../../media/index.js';
import type { CorrespondentResponse, Writing } from './correspondents.dto.js';
import type { ReceivesFrom } from './receives-from.js';

/**
 * The one place where messages between two people check age, kinship, blocks and settings. It has the SQL that reads
 * the two, and the rules. For circles and pods see `circles/circle.sql.ts`.
 */

/** A person, with the facts about age and kinship. */
export type Known = Pick<RowOf<typeof people>, 'id' | 'role' | 'band' | 'consented' | 'messagesAgreed'>;
export type Named = Known & Pick<RowOf<typeof people>, 'name' | 'avatarAssetId'>;

/** A person (`me`), and another person they know. */
export interface Acquaintance {
  me: Known;
  other: Named;
  /** Relation of `me` to the other. */
  kinship: Kinship;
}

interface Wishes {
  receivesFrom: ReceivesFrom;
  showsRead: boolean;
  showsTyping: boolean;
  /** End of the mute, as `isMuted` reads it. A muted person writes only to the coach and the family. */
  mutedUntil: string | null;
}

/** Two people who write to each other or would like to, with all facts that decide about it. */
export interface Pair extends Acquaintance {
  me: Known & Wishes;
  other: Named & Wishes;
  iBlockOther: boolean;
  otherBlocksMe: boolean;
}

const fieldsOf = (alias: string): string => `'id', ${alias}.id, 'name', ${alias}.name, 'role', ${alias}.role,
    'band', ${alias}.band, 'avatarAssetId', ${alias}.avatar_asset_id, 'consented', ${alias}.consented,
    'messagesAgreed', ${alias}.messages_agreed`;

export const namedOf = (alias: string): string => `json_build_object(${fieldsOf(alias)})`;

/** JSON of the person and their message settings. Ids are checked uuids or columns. */
const sideOf = (alias: string): string => `json_build_object(${fieldsOf(alias)},
    'receivesFrom', coalesce((select s.receives_from from message_settings s where s.account_id = ${alias}.id), 'members'),
    'showsRead', coalesce((select s.shows_read from message_settings s where s.account_id = ${alias}.id), true),
    'showsTyping', coalesce((select s.shows_typing from message_settings s where s.account_id = ${alias}.id), true),
    'mutedUntil', ${alias}.muted_until)`;

/**
 * Relation of the person `me` to the person `other`. `me` is passed as a parameter, so that its family is read once for
 * all rows.
 */
export const kinshipOf = (me: string, other: string): string => `case
    when ${me} = ${other} then 'self'
    when ${other} in (select k.ward_id from guardianships k where k.guardian_id = ${me}) then 'guardian'
    when ${other} in (select k.guardian_id from guardianships k where k.ward_id = ${me}) then 'ward'
    else 'none' end`;

/** JSON of two people of `people` as a `Pair`. */
export const pairOf = (
  me: string,
  other: string,
): string => `json_build_object('me', ${sideOf(me)}, 'other', ${sideOf(other)},
    'kinship', ${kinshipOf(`${me}.id`, `${other}.id`)},
    'iBlockOther', exists (select from message_blocks b where b.account_id = ${me}.id and b.person_id = ${other}.id),
    'otherBlocksMe', exists (select from message_blocks b where b.account_id = ${other}.id and b.person_id = ${me}.id))`;

/** Facts for the policy, without mutes: `writingOf` checks them. */
function factsOf({ me, other, kinship }: Acquaintance): Facts {
  const { consented, messagesAgreed } = isMinor(me) ? me : other;
  return { ...STRANGERS, kinship, consented, messagesAgreed };
}

/**
 * Permission to write to the other now, or the reason for refusal. Two coaches cannot message each other. Settings
 * apply only to unrelated members; a block also applies within a family. A blocked person sees the same as for someone
 * who accepts no messages.
 */
export function writingOf(pair: Pair, now: Date): Writing {
  const { me, other, kinship, iBlockOther, otherBlocksMe } = pair;
  if (me.role === 'creator' && other.role === 'creator') return 'not_allowed';
  const facts = factsOf(pair);
  if (!may(me, 'write-message', other, facts)) return 'not_allowed';
  if (me.role === 'creator' || other.role === 'creator') return 'open';
  if (iBlockOther) return 'you_blocked';
  if (otherBlocksMe) return 'not_receiving';
  if (kinship !== 'none') return 'open';
  const unmuted = !isMuted(me.mutedUntil, now);
  if (!may(me, 'write-message', other, { ...facts, unmuted })) return 'muted';
  if (me.receivesFrom === 'coach') return 'coach_only';
  return other.receivesFrom === 'coach' ? 'not_receiving' : 'open';
}

/**
 * True if the reader can find the other person at all. Strangers to whom age and kinship forbid writing are not found.
 */
export const isThere = (pair: Pair): boolean => {
  const { me, other, kinship } = pair;
  if (kinship === 'self') return false;
  return kinship !== 'none' || me.role !== other.role || may(me, 'write-message', other, factsOf(pair));
};

/** The other person, as the reader may see them. */
export function correspondentOf(acquaintance: Acquaintance): CorrespondentResponse {
  const { me, other } = acquaintance;
  const facts = factsOf(acquaintance);
  return {
    id: other.id,
    name: shownName(me, other, facts),
    avatarUrl: may(me, 'see-picture', other, facts) ? publicImageUrl(other.avatarAssetId) : null,
    isCoach: other.role === 'creator',
    hasPage: may(me, 'see-profile', other, facts),
  };
}

/** True if both people share read marks and typing signals; otherwise neither sees them. */
export const sharesRead = ({ me, other }: Pair): boolean => me.showsRead && other.showsRead;
export const sharesTyping = ({ me, other }: Pair): boolean => me.showsTyping && other.showsTyping;
