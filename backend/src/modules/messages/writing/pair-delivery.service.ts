import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { later, minutes } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CorrespondenceService } from '../correspondents/correspondence.service.js';
import type { DeliveryService, NewMessage, OfPair } from './delivery.service.js';
import { TELL_WAITING } from './tell-waiting.job.js';

/** Time that a message stays unread before its receiver is notified. */
export const WAITS_FOR = minutes(10);

/** Delivers messages between two people. */
@Injectable()
export class PairDeliveryService implements DeliveryService<OfPair> {
  constructor(
    private readonly correspondence: CorrespondenceService,
    private readonly jobs: JobQueue,
    private readonly outbox: Outbox,
  ) {}

  async expectOpen(tx: Tx, { accountId }: SignedIn, { otherId }: OfPair): Promise<void> {
    await this.correspondence.expectOpen(tx, accountId, otherId);
  }

  async deliver(tx: Tx, senderId: string, conversation: OfPair, message: NewMessage): Promise<void> {
    const { id: conversationId, otherId } = conversation;
    const firstUnread = await this.enterInboxes(tx, senderId, conversation, message);
    // one notification for all unread messages; only one of the two can have unread ones, so no name is needed
    await this.jobs.add(tx, {
      job: TELL_WAITING,
      payload: { conversationId, accountId: otherId },
      dedupeKey: `${TELL_WAITING.kind}:${conversationId}:${firstUnread}`,
      runAt: later(message.sentAt, WAITS_FOR),
    });
  }

  async reworded(): Promise<void> {
    // readers who marked the conversation read them again
  }

  removed(tx: Tx, messageId: string): Promise<void> {
    return this.outbox.publish(tx, 'message.removed', { messageId });
  }

  /** Moves the conversation to the top of both inboxes. Returns the first message that the other has not read. */
  private async enterInboxes(
    tx: Tx,
    senderId: string,
    { id, otherId }: OfPair,
    { sequence, sentAt }: NewMessage,
  ): Promise<number> {
    const rows = await tx.query<{ accountId: string; readThrough: number }>(
      `insert into conversation_participants
         (account_id, conversation_id, other_account_id, last_sequence, last_message_at, read_through, answer_awaited_since)
       values ($1, $3, $2, $4, $5, $4, null), ($2, $3, $1, $4, $5, 0, $5)
       on conflict (account_id, conversation_id) do update
       set last_sequence = excluded.last_sequence, last_message_at = excluded.last_message_at,
           read_through = greatest(conversation_participants.read_through, excluded.read_through),
           answer_awaited_since = case when excluded.answer_awaited_since is not null
             then coalesce(conversation_participants.answer_awaited_since, excluded.answer_awaited_since) end
       returning account_id as "accountId", read_through as "readThrough"`,
      [senderId, otherId, id, sequence, sentAt],
    );
    return rows.find(({ accountId }) => accountId === otherId)!.readThrough + 1;
  }
}
