import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CorrespondenceService } from '../conversations/correspondence.service.js';
import type { MessageResponse, SendMessageRequest } from './messages.dto.js';
import { CHANGEABLE_FOR, MessagesQueries } from './messages.queries.js';
import { TELL_WAITING } from './tell-waiting.job.js';

/** How long a message may be unread before its receiver gets a mail. */
const WAITS_FOR = minutes(10);

interface Conversation {
  id: string;
  otherId: string;
  lastSequence: number;
}

/** Writes, rewords and deletes messages. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly correspondence: CorrespondenceService,
    private readonly queries: MessagesQueries,
    private readonly jobs: JobQueue,
    private readonly updates: LiveUpdates,
  ) {}

  /**
   * Adds a message at the end. The lock of the conversation gives places without a gap, also when both write at once. The same
   * client id again gives the message that is there.
   */
  send(
    me: SignedIn,
    conversationId: string,
    { clientId, text }: SendMessageRequest,
  ): Promise<MessageResponse> {
    return this.database.transaction(async (tx) => {
      const conversation = await this.lock(tx, me.accountId, conversationId);
      const [sent] = await tx.query<{ id: string }[]>(
        'select id from messages where conversation_id = $1 and sender_id = $2 and client_id = $3',
        [conversationId, me.accountId, clientId],
      );
      if (sent) return this.queries.one(tx, me.accountId, sent.id);
      await this.correspondence.expectAllowed(tx, me.accountId, conversation.otherId);
      const message = { id: newId(), sequence: conversation.lastSequence + 1, sentAt: this.clock.now() };
      await tx.query(
        `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [conversationId, message.sequence, message.id, me.accountId, clientId, text, message.sentAt],
      );
      await tx.query('update conversations set last_sequence = $2 where id = $1', [
        conversationId,
        message.sequence,
      ]);
      const firstUnread = await this.enterInboxes(tx, me.accountId, conversation, message);
      // one for all that is unread until it is read
      await this.jobs.add(tx, {
        kind: TELL_WAITING,
        payload: { conversationId, accountId: conversation.otherId },
        dedupeKey: `${TELL_WAITING}:${conversation.otherId}:${conversationId}:${firstUnread}`,
        runAt: later(message.sentAt, WAITS_FOR),
      });
      await this.tell(tx, me.accountId, conversation);
      return this.queries.one(tx, me.accountId, message.id);
    });
  }

  /** Its sender rewords it, for fifteen minutes. */
  reword(me: SignedIn, messageId: string, text: string): Promise<MessageResponse> {
    return this.change(me, messageId, async (tx) => {
      await tx.query('update messages set text = $2, edited_at = $3 where id = $1 and text <> $2', [
        messageId,
        text,
        this.clock.now(),
      ]);
    });
  }

  /** Its sender takes the words back, for fifteen minutes; that something stood there remains. */
  remove(me: SignedIn, messageId: string): Promise<MessageResponse> {
    return this.change(me, messageId, async (tx) => {
      await tx.query('update messages set text = null, deleted_at = $2 where id = $1', [
        messageId,
        this.clock.now(),
      ]);
    });
  }

  private change(me: SignedIn, messageId: string, work: (tx: Tx) => Promise<void>): Promise<MessageResponse> {
    return this.database.transaction(async (tx) => {
      const [mine] = await tx.query<{ conversationId: string; sentAt: Date; isDeleted: boolean }[]>(
        `select conversation_id as "conversationId", sent_at as "sentAt", text is null as "isDeleted" from messages
         where id = $1 and sender_id = $2 for update`,
        [messageId, me.accountId],
      );
      if (!mine || mine.isDeleted) throw notFound('Message');
      if (this.clock.now() >= later(mine.sentAt, CHANGEABLE_FOR)) {
        throw conflict('too_late', 'A message can be changed for fifteen minutes');
      }
      await work(tx);
      await this.tell(tx, me.accountId, await this.lock(tx, me.accountId, mine.conversationId));
      return this.queries.one(tx, me.accountId, messageId);
    });
  }

  private async lock(tx: Tx, accountId: string, conversationId: string): Promise<Conversation> {
    const [conversation] = await tx.query<Conversation[]>(
      `select id, case when low_account_id = $1 then high_account_id else low_account_id end as "otherId", last_sequence as "lastSequence"
       from conversations where id = $2 and $1 in (low_account_id, high_account_id) for update`,
      [accountId, conversationId],
    );
    if (!conversation) throw notFound('Conversation');
    return conversation;
  }

  /**
   * Moves the conversation to the top of both inboxes; whoever writes has read what stands before. Returns the first place that
   * the other has not read.
   */
  private async enterInboxes(
    tx: Tx,
    senderId: string,
    { id, otherId }: Conversation,
    { sequence, sentAt }: { sequence: number; sentAt: Date },
  ): Promise<number> {
    const rows = await tx.query<{ accountId: string; readThrough: number }[]>(
      `insert into conversation_participants (account_id, conversation_id, other_account_id, last_sequence, last_message_at, read_through)
       values ($1, $3, $2, $4, $5, $4), ($2, $3, $1, $4, $5, 0)
       on conflict (account_id, conversation_id) do update
       set last_sequence = excluded.last_sequence, last_message_at = excluded.last_message_at,
           read_through = greatest(conversation_participants.read_through, excluded.read_through)
       returning account_id as "accountId", read_through as "readThrough"`,
      [senderId, otherId, id, sequence, sentAt],
    );
    return rows.find(({ accountId }) => accountId === otherId)!.readThrough + 1;
  }

  private tell(tx: Tx, accountId: string, { id, otherId }: Conversation): Promise<void> {
    return this.updates.publish(tx, [accountId, otherId], { topic: 'conversation', id });
  }
}
