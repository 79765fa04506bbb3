import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { forbidden, notFound, unprocessable } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AccountsQueries } from '../../accounts/index.js';
import { type Writer, WRITER, writingInCircle } from '../circles/circle.sql.js';
import { REFUSALS } from '../correspondents/correspondence.service.js';
import type { DeliveryService, NewMessage, OfCircle } from './delivery.service.js';
import { WAITS_FOR } from './pair-delivery.service.js';
import { TELL_CIRCLE } from './tell-circle.job.js';

/** Mention in a text, as the id of an account: `@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa]`, as in posts. */
const MENTION = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;

/** Account ids mentioned in a text, without duplicates. */
const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].map(([, id]) => id!)),
];

const MOST_MENTIONED = 10;

/** Delivers messages from a member of a circle or pod to the other members and the coach. */
@Injectable()
export class CircleDeliveryService implements DeliveryService<OfCircle> {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly jobs: JobQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async expectOpen(tx: Tx, { accountId }: SignedIn, { groupId }: OfCircle, text: string): Promise<void> {
    const row = await tx.one<{ writer: Writer }>(`select ${WRITER} as writer from people i where i.id = $1`, [
      accountId,
    ]);
    if (!row) throw notFound('Account');
    const writing = writingInCircle(row.writer, this.clock.now());
    if (writing === 'not_allowed')
      throw forbidden(
        'may_not_write',
        'A guardian has to allow it before you can post here. You can read everything.',
      );
    if (writing !== 'open') throw REFUSALS[writing]();
    await this.expectMentionable(tx, groupId, mentionedIn(text));
  }

  async deliver(tx: Tx, senderId: string, conversation: OfCircle, message: NewMessage): Promise<void> {
    await this.enterInboxes(tx, senderId, conversation, message);
    await this.jobs.add(tx, {
      job: TELL_CIRCLE,
      payload: { messageId: message.id },
      dedupeKey: `${TELL_CIRCLE.kind}:${message.id}`,
      runAt: later(message.sentAt, WAITS_FOR),
    });
    await this.mention(tx, senderId, conversation, message.id, message.text);
  }

  /** Notifies the people whom the new text mentions and the old one did not. */
  async reworded(
    tx: Tx,
    senderId: string,
    conversation: OfCircle,
    messageId: string,
    text: string,
  ): Promise<void> {
    await this.expectMentionable(tx, conversation.groupId, mentionedIn(text));
    await this.mention(tx, senderId, conversation, messageId, text);
  }

  removed(tx: Tx, messageId: string): Promise<void> {
    return this.outbox.publish(tx, 'message.removed', { messageId });
  }

  private async expectMentionable(tx: Tx, groupId: string, mentioned: readonly string[]): Promise<void> {
    if (mentioned.length > MOST_MENTIONED)
      throw unprocessable('not_possible', `You can mention up to ${MOST_MENTIONED} people.`);
    if (mentioned.length === 0) return;
    const there = await tx.query(
      `select from account_names n where n.id = any($2::uuid[]) and (n.role = 'creator'
         or exists (select from grouped_members g where g.group_id = $1 and g.account_id = n.id))`,
      [groupId, mentioned],
    );
    if (there.length < mentioned.length)
      throw unprocessable('not_possible', 'You can’t mention one of these people here.');
  }

  /**
   * Moves the conversation to the top of all current members' and the coach's inboxes. For a new participant,
   * everything before counts as read. If the bell had a notification here for the sender, it counts as read, too.
   */
  private async enterInboxes(
    tx: Tx,
    senderId: string,
    { id, groupId }: OfCircle,
    { sequence, sentAt }: NewMessage,
  ): Promise<void> {
    const told = await tx.query<{ accountId: string; isNotified: boolean }>(
      `insert into conversation_participants (account_id, conversation_id, last_sequence, last_message_at, read_through)
       select r.id, $2, $3::int, $4::timestamptz, case when r.id = $1 then $3::int else $3::int - 1 end
       from (select account_id as id from grouped_members where group_id = $5
             union select unnest(array_remove(array[$1, $6]::uuid[], null))) r
       on conflict (account_id, conversation_id) do update
       set last_sequence = excluded.last_sequence, last_message_at = excluded.last_message_at,
           read_through = case when excluded.account_id = $1 then excluded.read_through
             else conversation_participants.read_through end
       returning account_id as "accountId", is_notified as "isNotified"`,
      [senderId, id, sequence, sentAt, groupId, (await this.accounts.coachId(tx)) ?? null],
    );
    if (!told.some(({ accountId, isNotified }) => accountId === senderId && isNotified)) return;
    await tx.query(
      'update conversation_participants set is_notified = false where account_id = $1 and conversation_id = $2',
      [senderId, id],
    );
    await this.outbox.publish(tx, 'circle.read', { conversationId: id, accountId: senderId });
  }

  /** Notifies newly mentioned people, except the sender and people who have blocked the sender. */
  private async mention(
    tx: Tx,
    senderId: string,
    { id: conversationId, groupId }: OfCircle,
    messageId: string,
    text: string,
  ): Promise<void> {
    const mentioned = mentionedIn(text);
    if (mentioned.length === 0) return;
    const told = await tx.query<{ accountId: string }>(
      `with fresh as (
         insert into message_mentions (message_id, account_id) select $1, unnest($2::uuid[]) on conflict do nothing
         returning account_id)
       select f.account_id as "accountId" from fresh f where f.account_id <> $3
         and not exists (select from message_blocks b where b.account_id = f.account_id and b.person_id = $3)`,
      [messageId, mentioned, senderId],
    );
    if (told.length === 0) return;
    await tx.query(
      'update conversation_participants set is_notified = true where conversation_id = $1 and account_id = any($2::uuid[])',
      [conversationId, told.map(({ accountId }) => accountId)],
    );
    for (const { accountId } of told)
      await this.outbox.publish(tx, 'circle.mentioned', {
        messageId,
        conversationId,
        groupId,
        accountId,
        byId: senderId,
      });
  }
}
