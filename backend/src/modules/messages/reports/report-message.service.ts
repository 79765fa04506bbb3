import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { readsSince } from '../circles/circle.sql.js';
import { MessageReport } from './message-report.entity.js';
import type { ReportMessageRequest } from './report-message.dto.js';

/** Lets a member report a message from another member to the coach, once. */
@Injectable()
export class ReportMessageService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async report({ accountId }: SignedIn, messageId: string, wish: ReportMessageRequest): Promise<void> {
    const { reason, note } = wish;
    const reported = await this.database.one<{ isMine: boolean; isWithCoach: boolean }>(
      `select m.sender_id = $1 as "isMine",
              exists (select from account_names n where n.id in (c.low_account_id, c.high_account_id, m.sender_id) and n.role = 'creator')
                or exists (select from account_names n where n.id = $1 and n.role = 'creator') as "isWithCoach"
       from messages m join conversations c on c.id = m.conversation_id
       where m.id = $2 and m.sent_at >= ${readsSince('$1')} and m.text is not null and m.hidden_at is null`,
      [accountId, messageId],
    );
    if (!reported) throw notFound('Message');
    if (reported.isMine || reported.isWithCoach)
      throw unprocessable('not_possible', 'You can only report messages you received from other members.');
    try {
      await this.database.transaction(async (tx) => {
        const id = newId();
        await tx.insert(MessageReport, {
          id,
          messageId,
          reporterId: accountId,
          reason,
          note,
          createdAt: this.clock.now(),
        });
        await this.outbox.publish(tx, 'message.reported', { reportId: id, messageId, by: accountId });
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'message_reports_once') throw error;
      throw conflict('reported_already', 'You already reported this. Your coach will review it.');
    }
  }
}
