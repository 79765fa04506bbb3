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
 * The one place where conversations of circles and pods ask who belongs to them, and about age and kinship. In all of it `c` is the
 * conversation, and `i` of `people` whoever reads or writes.
 */

/**
 * Since when the person of `me` reads along; null: the conversation is not there for her. Two people read all of theirs, the coach all
 * of every circle and pod, and a member what is written from the moment at which she joined (docs/decisions/circle-chats.md).
 */
export const readsSince = (me: string): string => `(case
    when c.group_id is null then case when ${me} in (c.low_account_id, c.high_account_id) then '-infinity'::timestamptz end
    else coalesce(
      (select g.added_at from grouped_members g where g.group_id = c.group_id and g.account_id = ${me}),
      (select '-infinity'::timestamptz from group_facts f, people r where f.id = c.group_id and r.id = ${me} and r.role = 'creator'))
    end)`;

/** A message of `alias` in a circle or pod is by a minor who is not there for others now: they see its place, and not what it says. */
export const isWithheldOf = (alias: string): string =>
  `(c.group_id is not null and exists (select from absent_minors a where a.id = ${alias}.sender_id))`;

/** Whoever writes in a circle or pod. */
export type Writer = Pick<
  RowOf<typeof people>,
  'role' | 'band' | 'consented' | 'communityAgreed' | 'messagesAgreed' | 'postsTrusted'
> & {
  /** As `isMuted` reads it. */
  mutedUntil: string | null;
};

export const WRITER = `json_build_object('role', i.role, 'band', i.band, 'consented', i.consented,
    'communityAgreed', i.community_agreed, 'messagesAgreed', i.messages_agreed, 'postsTrusted', i.posts_trusted,
    'mutedUntil', i.muted_until)`;

/** Whether she may write there now, and why not. Whoever the coach lets write to her alone does not write there either. */
export function writingInCircle(writer: Writer, now: Date): Writing {
  const { consented, communityAgreed, messagesAgreed, postsTrusted } = writer;
  const facts = {
    ...STRANGERS,
    ...({ kinship: 'self', consented, communityAgreed, messagesAgreed, postsTrusted } as const),
  };
  if (!may(writer, 'chat-in-circle', writer, facts)) return 'not-allowed';
  const unmuted = !isMuted(writer.mutedUntil, now);
  return may(writer, 'chat-in-circle', writer, { ...facts, unmuted }) ? 'open' : 'muted';
}

/** A circle or pod, as its conversation is read. */
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

/** Somebody of a circle or pod, or who was once, as a query reads one. */
export type CirclePerson = Pick<RowOf<typeof people>, 'id' | 'name' | 'role' | 'band' | 'avatarAssetId'> & {
  kinship: Kinship;
  sharesCircle: boolean;
};

/** The person of a column, in JSON; null: she has left for good. */
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

/** Her name as this reader may read it. */
export const nameFor = (reader: Person, person: CirclePerson): string =>
  shownName(reader, person, factsOf(person));

/** Whether this reader may open her page. */
export const hasPageFor = (reader: Person, person: CirclePerson): boolean =>
  may(reader, 'see-profile', person, factsOf(person));

/** The person as this reader may know her. */
export const circlePersonFor = (reader: Person, person: CirclePerson): CorrespondentResponse => ({
  id: person.id,
  name: nameFor(reader, person),
  avatarUrl: may(reader, 'see-picture', person, factsOf(person))
    ? publicImageUrl(person.avatarAssetId)
    : null,
  isCoach: person.role === 'creator',
});
