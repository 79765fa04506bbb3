import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { personOf, type Reader, type ReadPerson, shownTo } from '../people/people.sql.js';
import { mentionedIn } from './mention-words.js';

const COLUMN = { post: 'post_id', comment: 'comment_id' } as const;
type Place = keyof typeof COLUMN;

interface Told extends Omit<Reader, 'groupIds'> {
  mentionId: string;
  postId: string;
  commentId: string | null;
  groupIds: string[];
  writer: ReadPerson;
}

const GROUPS_OF_MENTIONED = `(array(select g.group_id from grouped_members g where g.account_id = m.account_id))`;

/** Stores who is mentioned in a text, and notifies each person once, as soon as they can see it. */
@Injectable()
export class MentionsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Stores the mentions. Earlier ones stay, because earlier versions of the text contain them. */
  async note(tx: Tx, place: Place, id: string, text: string): Promise<void> {
    const mentioned = mentionedIn(text);
    if (mentioned.length === 0) return;
    await tx.query(
      `insert into community_mentions (id, ${COLUMN[place]}, account_id)
       select mention, $1, account from unnest($2::uuid[], $3::uuid[]) as n(mention, account) on conflict do nothing`,
      [id, mentioned.map(() => newId()), mentioned],
    );
  }

  /** Returns the people mentioned in the text so far. */
  async before(tx: Tx, place: Place, id: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select account_id as id from community_mentions where ${COLUMN[place]} = $1`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Notifies the people mentioned in a published text, except those who cannot see it and its author. */
  async tell(tx: Tx, place: Place, id: string, text: string): Promise<void> {
    const mentioned = mentionedIn(text);
    if (mentioned.length === 0) return;
    const told = await tx.query<Told>(
      `with told as (
         update community_mentions m set notified_at = $3
         from people h, community_posts p
         where m.${COLUMN[place]} = $1 and m.account_id = any($2::uuid[]) and m.notified_at is null and h.id = m.account_id
           and p.state = 'published'
           and p.id = coalesce(m.post_id, (select c.post_id from community_comments c where c.id = m.comment_id))
           and (h.role = 'creator' or p.group_id is null
             or exists (select from grouped_members g where g.group_id = p.group_id and g.account_id = h.id))
         returning m.id, m.account_id, m.comment_id, p.id as post_id,
           coalesce((select c.account_id from community_comments c where c.id = m.comment_id), p.account_id) as writer_id)
       select m.id as "mentionId", m.account_id as "accountId", m.post_id as "postId", m.comment_id as "commentId",
              h.role, h.band, h.consented, h.community_agreed as "communityAgreed", h.posts_trusted as "postsTrusted",
              true as "hasAcceptedGuidelines", ${GROUPS_OF_MENTIONED} as "groupIds",
              ${personOf('m.writer_id', 'm.account_id', GROUPS_OF_MENTIONED)} as writer
       from told m join people h on h.id = m.account_id where m.writer_id <> m.account_id`,
      [id, mentioned, this.clock.now()],
    );
    for (const { mentionId, postId, commentId, writer, ...reader } of told)
      await this.outbox.publish(tx, 'member.mentioned', {
        mentionId,
        postId,
        commentId,
        accountId: reader.accountId,
        byId: writer.id,
        readsWholeName: shownTo(reader, writer).name === writer.name,
      });
  }
}
