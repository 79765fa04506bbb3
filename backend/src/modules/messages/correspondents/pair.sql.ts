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
 * The one place where messages of two people ask about age and kinship, blocks and wishes: how a query reads the two, and what
 * follows. In circles and pods it is `circles/circle.sql.ts`.
 */

/** Somebody as far as age and kinship are concerned. */
export type Known = Pick<RowOf<typeof people>, 'id' | 'role' | 'band' | 'consented' | 'messagesAgreed'>;
export type Named = Known & Pick<RowOf<typeof people>, 'name' | 'avatarAssetId'>;

/** Somebody, and the other one whom she knows. */
export interface Acquaintance {
  me: Known;
  other: Named;
  /** What I am to the other. */
  kinship: Kinship;
}

interface Wishes {
  receivesFrom: ReceivesFrom;
  showsRead: boolean;
  showsTyping: boolean;
  /** Until when the coach lets her write to her alone, as `isMuted` reads it. */
  mutedUntil: string | null;
}

/** Two who write to each other or would like to, with all that decides whether they may. */
export interface Pair extends Acquaintance {
  me: Known & Wishes;
  other: Named & Wishes;
  iBlockOther: boolean;
  otherBlocksMe: boolean;
}

const fieldsOf = (alias: string): string => `'id', ${alias}.id, 'name', ${alias}.name, 'role', ${alias}.role,
    'band', ${alias}.band, 'avatarAssetId', ${alias}.avatar_asset_id, 'consented', ${alias}.consented,
    'messagesAgreed', ${alias}.messages_agreed`;

/** A person of `people` as `alias`, as JSON: `Named`. */
export const namedOf = (alias: string): string => `json_build_object(${fieldsOf(alias)})`;

/** The same with her wishes. Ids are checked uuids or columns. */
const sideOf = (alias: string): string => `json_build_object(${fieldsOf(alias)},
    'receivesFrom', coalesce((select s.receives_from from message_settings s where s.account_id = ${alias}.id), 'members'),
    'showsRead', coalesce((select s.shows_read from message_settings s where s.account_id = ${alias}.id), true),
    'showsTyping', coalesce((select s.shows_typing from message_settings s where s.account_id = ${alias}.id), true),
    'mutedUntil', ${alias}.muted_until)`;

/** What the person with the id `me` is to the person with the id `other`; of a parameter as `me` the family is read once for all rows. */
export const kinshipOf = (me: string, other: string): string => `case
    when ${me} = ${other} then 'self'
    when ${other} in (select k.ward_id from guardianships k where k.guardian_id = ${me}) then 'guardian'
    when ${other} in (select k.guardian_id from guardianships k where k.ward_id = ${me}) then 'ward'
    else 'none' end`;

/** Two people of `people` as a `Pair`, in JSON. */
export const pairOf = (
  me: string,
  other: string,
): string => `json_build_object('me', ${sideOf(me)}, 'other', ${sideOf(other)},
    'kinship', ${kinshipOf(`${me}.id`, `${other}.id`)},
    'iBlockOther', exists (select from message_blocks b where b.account_id = ${me}.id and b.person_id = ${other}.id),
    'otherBlocksMe', exists (select from message_blocks b where b.account_id = ${other}.id and b.person_id = ${me}.id))`;

/** Whether the writer is muted is asked where somebody writes. */
function factsOf({ me, other, kinship }: Acquaintance): Facts {
  const { consented, messagesAgreed } = isMinor(me) ? me : other;
  return { ...STRANGERS, kinship, consented, messagesAgreed };
}

/**
 * Whether I may write to the other now, and why not. Two coaches do not write here. Blocks and wishes concern members who are nothing to each
 * other; a block also holds within a family. Whoever is blocked reads the same as of somebody who takes no messages.
 */
export function writingOf(pair: Pair, now: Date): Writing {
  const { me, other, kinship, iBlockOther, otherBlocksMe } = pair;
  if (me.role === 'creator' && other.role === 'creator') return 'not-allowed';
  const facts = factsOf(pair);
  if (!may(me, 'write-message', other, facts)) return 'not-allowed';
  if (me.role === 'creator' || other.role === 'creator') return 'open';
  if (iBlockOther) return 'you-blocked';
  if (otherBlocksMe) return 'not-receiving';
  if (kinship !== 'none') return 'open';
  const unmuted = !isMuted(me.mutedUntil, now);
  if (!may(me, 'write-message', other, { ...facts, unmuted })) return 'muted';
  if (me.receivesFrom === 'coach') return 'coach-only';
  return other.receivesFrom === 'coach' ? 'not-receiving' : 'open';
}

/** Whether strangers learn of the other at all: for whom age and kinship do not let her be written to, she is not there. */
export const isThere = (pair: Pair): boolean => {
  const { me, other, kinship } = pair;
  if (kinship === 'self') return false;
  return kinship !== 'none' || me.role !== other.role || may(me, 'write-message', other, factsOf(pair));
};

/** The other one as I may know her. */
export function correspondentOf(acquaintance: Acquaintance): CorrespondentResponse {
  const { me, other } = acquaintance;
  const facts = factsOf(acquaintance);
  return {
    id: other.id,
    name: shownName(me, other, facts),
    avatarUrl: may(me, 'see-picture', other, facts) ? publicImageUrl(other.avatarAssetId) : null,
    isCoach: other.role === 'creator',
  };
}

/** Read marks and signs of writing are shown where both show their own. */
export const sharesRead = ({ me, other }: Pair): boolean => me.showsRead && other.showsRead;
export const sharesTyping = ({ me, other }: Pair): boolean => me.showsTyping && other.showsTyping;
