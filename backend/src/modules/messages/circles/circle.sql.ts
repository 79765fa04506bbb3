import type { RowOf } from '../../../platform/database/published-view.js';
import {
  isMuted,
  may,
  type Kinship,
  type people,
  type Person,
  shownName,
  STRANGERS,
} from '../../accounts/index.js';
import type { GroupKind } from '../../groups/index.js';
import { publicImageUrl } from '../../media/index.js';
import type { CorrespondentResponse, Writing } from '../correspondents/correspondents.dto.js';
import { kinshipOf } from '../correspondents/pair.sql.js';

/**
 * The one place where conversations of circles and pods check membership, age and kinship. Throughout, `c` is the
 * conversation and `i` of `people` is the person who reads or writes.
 */

/**
 * Time from which the person of `me` can read; null: no access. People in a pair can read everything of theirs, and the
 * coach everything in every circle and pod. A member reads from the moment of joining (docs/decisions/circle-chats.md).
 */
export const readsSince = (me: string): string => `(case
    when c.group_id is null then case when ${me} in (c.low_account_id, c.high_account_id) then '-infinity'::timestamptz end
    else coalesce(
      (select g.added_at from grouped_members g where g.group_id = c.group_id and g.account_id = ${me}),
      (select '-infinity'::timestamptz from group_facts f, people r where f.id = c.group_id and r.id = ${me} and r.role = 'creator'))
    end)`;

/**
 * True for a circle message of `alias` by a minor who is absent now: others see that there is a message, but not its
 * content.
 */
export const isWithheldOf = (alias: string): string =>
  `(c.group_id is not null and exists (select from absent_minors a where a.id = ${alias}.sender_id))`;

/** Author in a circle or pod, with the facts that decide about writing. */
export type Writer = Pick<
  RowOf<typeof people>,
  'role' | 'band' | 'consented' | 'communityAgreed' | 'messagesAgreed' | 'postsTrusted'
> & {
  /** End of the mute, for `isMuted`. */
  mutedUntil: string | null;
};

export const WRITER = `json_build_object('role', i.role, 'band', i.band, 'consented', i.consented,
    'communityAgreed', i.community_agreed, 'messagesAgreed', i.messages_agreed, 'postsTrusted', i.posts_trusted,
    'mutedUntil', i.muted_until)`;

/** Permission to write in the circle or pod now, or the reason for refusal. Mutes apply here too. */
export function writingInCircle(writer: Writer, now: Date): Writing {
  const { consented, communityAgreed, messagesAgreed, postsTrusted } = writer;
  const facts = {
    ...STRANGERS,
    ...({ kinship: 'self', consented, communityAgreed, messagesAgreed, postsTrusted } as const),
  };
  if (!may(writer, 'chat-in-circle', writer, facts)) return 'not_allowed';
  const unmuted = !isMuted(writer.mutedUntil, now);
  return may(writer, 'chat-in-circle', writer, { ...facts, unmuted }) ? 'open' : 'muted';
}

/** A circle or pod, as read with its conversation. */
export interface Circle {
  id: string;
  kind: GroupKind;
  name: string;
  members: number;
  isSilenced: boolean;
  writer: Writer;
}

export const CIRCLE = `(select json_build_object('id', f.id, 'kind', f.kind, 'name', f.name, 'writer', ${WRITER},
    'members', (select count(*)::int from grouped_members g where g.group_id = f.id),
    'isSilenced', exists (select from silenced_conversations s where s.conversation_id = c.id and s.account_id = i.id))
  from group_facts f where f.id = c.group_id)`;

/** A current or former member of a circle or pod, as read by queries. */
export type CirclePerson = Pick<RowOf<typeof people>, 'id' | 'name' | 'role' | 'band' | 'avatarAssetId'> & {
  kinship: Kinship;
  sharesCircle: boolean;
};

/** The person of a column, as JSON; null if they have left for good. */
export const circlePersonOf = (column: string): string => `(
  select json_build_object('id', h.id, 'name', h.name, 'role', h.role, 'band', h.band, 'avatarAssetId', h.avatar_asset_id,
    'kinship', ${kinshipOf('i.id', 'h.id')},
    'sharesCircle', exists (select from grouped_members g where g.group_id = c.group_id and g.account_id = h.id))
  from people h where h.id = ${column})`;

const factsOf = ({ kinship, sharesCircle }: CirclePerson) => ({
  ...STRANGERS,
  kinship,
  shareCircle: sharesCircle,
});

export const nameFor = (reader: Person, person: CirclePerson): string =>
  shownName(reader, person, factsOf(person));

/** True if this reader may open the person's page. */
export const hasPageFor = (reader: Person, person: CirclePerson): boolean =>
  may(reader, 'see-profile', person, factsOf(person));

export const circlePersonFor = (reader: Person, person: CirclePerson): CorrespondentResponse => ({
  id: person.id,
  name: nameFor(reader, person),
  avatarUrl: may(reader, 'see-picture', person, factsOf(person))
    ? publicImageUrl(person.avatarAssetId)
    : null,
  isCoach: person.role === 'creator',
  hasPage: hasPageFor(reader, person),
});
