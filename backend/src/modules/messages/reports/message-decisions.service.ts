import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { LiveUpdates } from '../../../platform/realtime/live-updates.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { MemberModerationService, type MuteRequest } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { audienceOf } from '../conversations/audience.sql.js';
import { WithdrawalService } from '../writing/withdrawal.service.js';

interface Reported {
  messageId: string;
  senderId: string;
  conversationId: string;
}

/** Carries out the coach's decisions on reported messages. Each settles all reports of one, and is audited. */
@Injectable()
export class MessageDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly withdrawal: WithdrawalService,
    private readonly updates: LiveUpdates,
    private readonly outbox: Outbox,
    private readonly moderation: MemberModerationService,
  ) {}

  async dismiss(by: SignedIn, reportId: string): Promise<void> {
    await this.decide(reportId, async (tx, { messageId, senderId }) => {
      await this.audit.record(tx, {
        by: by.accountId,
        action: 'message_report.dismissed',
        memberId: senderId,
        subject: { type: 'message', id: messageId },
      });
    });
  }

  /** Removes the text, as if the sender had deleted it; an empty message remains. */
  async remove(by: SignedIn, reportId: string, reason: string): Promise<void> {
    await this.decide(reportId, async (tx, reported) => {
      const { messageId, senderId, conversationId } = reported;
      await this.withdrawal.withdraw(tx, messageId);
      await this.outbox.publish(tx, 'message.removed', { messageId });
      const readers = await tx.query<{ id: string }>(audienceOf('$1'), [conversationId]);
      await this.updates.publish(
        tx,
        readers.map(({ id }) => id),
        { topic: 'conversation', id: conversationId },
      );
      await this.audit.record(tx, {
        by: by.accountId,
        action: 'message.removed',
        memberId: senderId,
        reason,
        subject: { type: 'message', id: messageId },
      });
    });
  }

  /** Mutes the sender, who can then write only to the coach and their family, and not in the community. */
  async mute(by: SignedIn, reportId: string, mute: MuteRequest): Promise<void> {
    await this.decide(reportId, (tx, { senderId }) => this.moderation.mute(tx, by.accountId, senderId, mute));
  }

  /** Lets the sender write to members again. */
  async unmute(by: SignedIn, reportId: string): Promise<void> {
    await this.decide(reportId, (tx, { senderId }) => this.moderation.unmute(tx, by.accountId, senderId));
  }

  private async decide(reportId: string, work: (tx: Tx, reported: Reported) => Promise<void>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const reported = await tx.one<Reported>(
        `select m.id as "messageId", m.sender_id as "senderId", m.conversation_id as "conversationId"
         from message_reports r join messages m on m.id = r.message_id
         where r.id = $1 and m.sender_id is not null for update of m`,
        [reportId],
      );
      if (!reported) throw notFound('Report');
      await tx.query(
        'update message_reports set settled_at = $2 where message_id = $1 and settled_at is null',
        [reported.messageId, this.clock.now()],
      );
      await work(tx, reported);
    });
  }
}
