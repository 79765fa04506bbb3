import { Injectable } from '@nestjs/common';
import { Clock, later } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { AttachmentsService } from './attachments.service.js';
import { readsSince } from '../circles/circle.sql.js';
import { audienceOf } from '../conversations/audience.sql.js';
import { CircleDeliveryService } from './circle-delivery.service.js';
import type { DeliveryService, LockedConversation } from './delivery.service.js';
import type { MessageResponse, SendMessageRequest } from './messages.dto.js';
import { CHANGEABLE_FOR, MessagesQueries } from './messages.queries.js';
import { PairDeliveryService } from './pair-delivery.service.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Limits for starting conversations with new people, against scripts. */
const NEW_PEOPLE = [
  { name: 'messages.new-people', limit: 5, perSeconds: 60 },
  { name: 'messages.new-people-a-day', limit: 30, perSeconds: 86_400 },
];

/** Finds a message already sent with this client id. */
const SENT = 'select id from messages where conversation_id = $1 and sender_id = $2 and client_id = $3';

/** Sends, edits and deletes messages. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queries: MessagesQueries,
    private readonly pairs: PairDeliveryService,
    private readonly circles: CircleDeliveryService,
    private readonly updates: LiveUpdates,
    private readonly limiter: RateLimiter,
    private readonly withdrawal: WithdrawalService,
    private readonly attachments: AttachmentsService,
  ) {}

  /** Adds a message. The conversation's lock keeps the sequence without gaps; a repeated client id adds nothing. */
  async send(me: SignedIn, conversationId: string, request: SendMessageRequest): Promise<MessageResponse> {
    const { clientId, text, attachments = [] } = request;
    if (text === '' && attachments.length === 0)
      throw unprocessable('not_possible', 'Write a message or attach a file.', {
        text: 'can’t be empty',
      });
    const sent = await this.before(me, conversationId, clientId);
    if (sent) return this.queries.one(me.accountId, sent);
    const received = await this.attachments.receive(me.accountId, attachments);
    const id = await this.database.transaction(async (tx) => {
      const conversation = await this.lock(tx, me.accountId, conversationId);
      const known = await tx.one<{ id: string }>(SENT, [conversationId, me.accountId, clientId]);
      if (known) return known.id;
      const delivery = this.deliveryOf(conversation);
      await delivery.expectOpen(tx, me, conversation, text);
      const message = {
        id: newId(),
        sequence: conversation.lastSequence + 1,
        sentAt: this.clock.now(),
        text,
      };
      await tx.query(
        `insert into messages (conversation_id, sequence, id, sender_id, client_id, text, sent_at, attachment_count)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          conversationId,
          message.sequence,
          message.id,
          me.accountId,
          clientId,
          text,
          message.sentAt,
          received.length,
        ],
      );
      await this.attachments.attach(tx, message.id, received);
      await tx.query('update conversations set last_sequence = $2 where id = $1', [
        conversationId,
        message.sequence,
      ]);
      await delivery.deliver(tx, me.accountId, conversation, message);
      await this.tell(tx, conversationId);
      return message.id;
    });
    return this.queries.one(me.accountId, id);
  }

  /** Changes the text; the sender can do so for 15 minutes. */
  reword(me: SignedIn, messageId: string, text: string): Promise<MessageResponse> {
    return this.change(me, messageId, async (tx, conversation) => {
      await tx.query('update messages set text = $2, edited_at = $3 where id = $1 and text <> $2', [
        messageId,
        text,
        this.clock.now(),
      ]);
      await this.deliveryOf(conversation).reworded(tx, me.accountId, conversation, messageId, text);
    });
  }

  /** Deletes the text; the sender can do so for 15 minutes. An empty message remains. */
  remove(me: SignedIn, messageId: string): Promise<MessageResponse> {
    return this.change(me, messageId, async (tx, conversation) => {
      await this.withdrawal.withdraw(tx, messageId);
      await this.deliveryOf(conversation).removed(tx, messageId);
    });
  }

  /**
   * Checks before locking: 404 if the person has no access, and the message id if it was sent already. A member's first
   * message to another member counts toward the limits.
   */
  private async before({ accountId }: SignedIn, conversationId: string, clientId: string) {
    const row = await this.database.one<{ sent: string | null; isNew: boolean }>(
      `select (${SENT}) as sent, c.group_id is null and c.last_sequence = 0 and not exists (
                select from account_names n where n.id in (c.low_account_id, c.high_account_id) and n.role = 'creator') as "isNew"
       from conversations c where c.id = $1 and ${readsSince('$2')} is not null`,
      [conversationId, accountId, clientId],
    );
    if (!row) throw notFound('Conversation');
    if (row.isNew) for (const rule of NEW_PEOPLE) await this.limiter.count(rule, accountId);
    return row.sent ?? undefined;
  }

  private async change(
    me: SignedIn,
    messageId: string,
    work: (tx: Tx, conversation: LockedConversation) => Promise<void>,
  ): Promise<MessageResponse> {
    await this.database.transaction(async (tx) => {
      const mine = await tx.one<{ conversationId: string; sentAt: Date; isGone: boolean }>(
        `select conversation_id as "conversationId", sent_at as "sentAt", text is null or hidden_at is not null as "isGone" from messages
         where id = $1 and sender_id = $2 for update`,
        [messageId, me.accountId],
      );
      if (!mine || mine.isGone) throw notFound('Message');
      if (this.clock.now() >= later(mine.sentAt, CHANGEABLE_FOR))
        throw conflict('too_late', 'You can only edit a message for 15 minutes');
      await work(tx, await this.lock(tx, me.accountId, mine.conversationId));
      await this.tell(tx, mine.conversationId);
    });
    return this.queries.one(me.accountId, messageId);
  }

  private async lock(tx: Tx, accountId: string, conversationId: string): Promise<LockedConversation> {
    const conversation = await tx.one<LockedConversation>(
      `select id, case when low_account_id = $1 then high_account_id else low_account_id end as "otherId",
              group_id as "groupId", last_sequence as "lastSequence"
       from conversations c where id = $2 and ${readsSince('$1')} is not null for update`,
      [accountId, conversationId],
    );
    if (!conversation) throw notFound('Conversation');
    return conversation;
  }

  private deliveryOf({ groupId }: LockedConversation): DeliveryService<LockedConversation> {
    return groupId === null ? this.pairs : this.circles;
  }

  private async tell(tx: Tx, conversationId: string): Promise<void> {
    const readers = await tx.query<{ id: string }>(audienceOf('$1'), [conversationId]);
    await this.updates.publish(
      tx,
      readers.map(({ id }) => id),
      { topic: 'conversation', id: conversationId },
    );
  }
}
