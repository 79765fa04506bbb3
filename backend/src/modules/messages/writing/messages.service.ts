import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { AttachmentsService } from './attachments.service.js';
import { CorrespondenceService } from '../correspondents/correspondence.service.js';
import type { MessageResponse, SendMessageRequest } from './messages.dto.js';
import { CHANGEABLE_FOR, MessagesQueries } from './messages.queries.js';
import { TELL_WAITING } from './tell-waiting.job.js';
import { WithdrawalService } from './withdrawal.service.js';

/** To how many people a member may begin to write: a hand that writes to everybody is no member's. */
const NEW_PEOPLE = [
  { name: 'messages.new-people', limit: 5, perSeconds: 60 },
  { name: 'messages.new-people-a-day', limit: 30, perSeconds: 86_400 },
];

/** How long a message may be unread before its receiver gets a mail. */
const WAITS_FOR = minutes(10);

/** What a device has sent with this client id already. */
const SENT = 'select id from messages where conversation_id = $1 and sender_id = $2 and client_id = $3';

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
    private readonly limiter: RateLimiter,
    private readonly withdrawal: WithdrawalService,
    private readonly attachments: AttachmentsService,
  ) {}

  /**
   * Adds a message at the end. The lock of the conversation gives places without a gap, also when both write at once. The same
   * client id again gives the message that is there.
   */
  async send(me: SignedIn, conversationId: string, request: SendMessageRequest): Promise<MessageResponse> {
    const { clientId, text, attachments = [] } = request;
    if (text === '' && attachments.length === 0)
      throw unprocessable('not_possible', 'A message needs words or something attached.', {
        text: 'must not be empty',
      });
    const sent = await this.before(me, conversationId, clientId);
    if (sent) return this.queries.one(me.accountId, sent);
    const received = await this.attachments.receive(me.accountId, attachments);
    const id = await this.database.transaction(async (tx) => {
      const conversation = await this.lock(tx, me.accountId, conversationId);
      const [known] = await tx.query<{ id: string }[]>(SENT, [conversationId, me.accountId, clientId]);
      if (known) return known.id;
      await this.correspondence.expectOpen(tx, me.accountId, conversation.otherId);
      const message = { id: newId(), sequence: conversation.lastSequence + 1, sentAt: this.clock.now() };
      await tx.query(
        `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at, attachment_count)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[conversationId, message.sequence, message.id, me.accountId, clientId, text, message.sentAt],
          received.length,
        ],
      );
      await this.attachments.attach(tx, message.id, received);
      await tx.query('update conversations set last_sequence = $2 where id = $1', [
        conversationId,
        message.sequence,
      ]);
      const firstUnread = await this.enterInboxes(tx, me.accountId, conversation, message);
      // one for all that is unread until it is read; its first message is unread by one of the two only, who need not be named
      await this.jobs.add(tx, {
        kind: TELL_WAITING,
        payload: { conversationId, accountId: conversation.otherId },
        dedupeKey: `${TELL_WAITING}:${conversationId}:${firstUnread}`,
        runAt: later(message.sentAt, WAITS_FOR),
      });
      await this.tell(tx, me.accountId, conversation);
      return message.id;
    });
    return this.queries.one(me.accountId, id);
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
    return this.change(me, messageId, (tx) => this.withdrawal.withdraw(tx, messageId));
  }

  /**
   * Before anything is locked: 404 where the conversation is not this person's, the message where it was sent already, and a
   * count where these are the first words of a member to a member.
   */
  private async before(
    { accountId }: SignedIn,
    conversationId: string,
    clientId: string,
  ): Promise<string | undefined> {
    const row = await this.database.one<{ sent: string | null; isNew: boolean }>(
      `select (${SENT}) as sent, c.last_sequence = 0 and not exists (
                select from account_names n where n.id in (c.low_account_id, c.high_account_id) and n.role = 'creator') as "isNew"
       from conversations c where c.id = $1 and $2 in (c.low_account_id, c.high_account_id)`,
      [conversationId, accountId, clientId],
    );
    if (!row) throw notFound('Conversation');
    if (row.isNew) for (const rule of NEW_PEOPLE) await this.limiter.count(rule, accountId);
    return row.sent ?? undefined;
  }

  private async change(
    me: SignedIn,
    messageId: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<MessageResponse> {
    await this.database.transaction(async (tx) => {
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
    });
    return this.queries.one(me.accountId, messageId);
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
   * Moves the conversation to the top of both inboxes; whoever writes has read and answered what stands before. Returns the first
   * place that the other has not read.
   */
  private async enterInboxes(
    tx: Tx,
    senderId: string,
    { id, otherId }: Conversation,
    { sequence, sentAt }: { sequence: number; sentAt: Date },
  ): Promise<number> {
    const rows = await tx.query<{ accountId: string; readThrough: number }[]>(
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

  private tell(tx: Tx, accountId: string, { id, otherId }: Conversation): Promise<void> {
    return this.updates.publish(tx, [accountId, otherId], { topic: 'conversation', id });
  }
}
