import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { audienceOf } from '../conversations/audience.sql.js';

interface InCircle {
  senderId: string | null;
  conversationId: string;
}

/** Lets the coach hide a message of a circle or pod with a reason for its sender, or show it again. */
@Injectable()
export class HiddenMessagesService {
  constructor(
    private readonly standing: StandingQueries,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly updates: LiveUpdates,
  ) {}

  async hide(by: SignedIn, messageId: string, reason: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const message = await this.set(tx, messageId, this.clock.now(), reason);
      await this.outbox.publish(tx, 'message.removed', { messageId });
      await this.settle(tx, by, 'message.hidden', messageId, message);
    });
  }

  async show(by: SignedIn, messageId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const message = await this.set(tx, messageId, null, null);
      await this.standing.mustActFor(tx, message.senderId);
      await this.settle(tx, by, 'message.shown', messageId, message);
    });
  }

  private async set(tx: Tx, messageId: string, at: Date | null, reason: string | null): Promise<InCircle> {
    const message = await tx.one<InCircle>(
      `update messages m set hidden_at = $2, hidden_reason = $3 from conversations c
       where m.id = $1 and m.text is not null and c.id = m.conversation_id and c.group_id is not null
       returning m.sender_id as "senderId", m.conversation_id as "conversationId"`,
      [messageId, at, reason],
    );
    if (!message) throw notFound('Message');
    return message;
  }

  /** Settles the reports of the message. The audit log leaves out the reason, which is meant for the sender. */
  private async settle(
    tx: Tx,
    by: SignedIn,
    action: 'message.hidden' | 'message.shown',
    messageId: string,
    { senderId, conversationId }: InCircle,
  ): Promise<void> {
    await tx.query(
      'update message_reports set settled_at = $2 where message_id = $1 and settled_at is null',
      [messageId, this.clock.now()],
    );
    const readers = await tx.query<{ id: string }>(audienceOf('$1'), [conversationId]);
    await this.updates.publish(
      tx,
      readers.map(({ id }) => id),
      { topic: 'conversation', id: conversationId },
    );
    await this.audit.record(tx, {
      by: by.accountId,
      action,
      subject: { type: 'message', id: messageId },
      ...(senderId && { memberId: senderId }),
    });
  }
}
