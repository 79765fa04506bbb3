import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { type JobHandler, OnJob, Postponed } from '../../../platform/jobs/handlers.js';
import { Mailer } from '../../../platform/mail/index.js';
import { type Counter, Metrics } from '../../../platform/metrics/metrics.js';
import { MailComposerService } from './mail-composer.service.js';
import { isLetter, isOptional } from '../mail-kinds.js';
import { SEND_MAIL } from '../mail-post.service.js';
import { MailWriterService, type QueuedMail } from './mail-writer.service.js';
import { NotificationPreferencesService } from '../notification-preferences.service.js';
import { NotificationSettingsService } from '../notification-settings.service.js';
import { UnsubscribeTokensService } from '../unsubscribe-tokens.service.js';

/** Sends one mail. After a crash it may run again: the Message-ID is the row's, so it is the same mail. */
@Injectable()
@OnJob(SEND_MAIL)
export class SendMailJob implements JobHandler {
  private readonly outcomes: Counter<'outcome'>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly writer: MailWriterService,
    private readonly preferences: NotificationPreferencesService,
    private readonly settings: NotificationSettingsService,
    private readonly unsubscribeTokens: UnsubscribeTokensService,
    private readonly composer: MailComposerService,
    private readonly mailer: Mailer,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('sanctum_mails_total', 'Mails that were to be sent', ['outcome']);
  }

  async run({ mailId, details }: { mailId?: unknown; details?: unknown }): Promise<void> {
    const row = await this.database.one<Omit<QueuedMail, 'details'> & { id: string }>(
      `select id, kind, thing, account_id as "accountId" from mails where id = $1 and status = 'queued'`,
      [mailId],
    );
    if (!row) return;
    const mail = { ...row, details: (details ?? {}) as Record<string, unknown> };
    await this.respectQuietHours(mail);
    const written = (await this.isWanted(mail)) ? await this.writer.write(mail) : undefined;
    if (written) {
      const { message, language, coachs, ...addresses } = written;
      const { leave, ...more } = this.waysToLeave(mail);
      const content = await this.composer.compose(message, language, { leave, coachs });
      await this.database.query('update mails set subject = $2 where id = $1', [mail.id, content.subject]);
      await this.mailer
        .send({ messageId: mail.id, ...addresses, ...content, ...more })
        .catch((error: unknown) => {
          this.outcomes.inc({ outcome: 'failed' });
          throw error;
        });
    }
    await this.database.query('update mails set status = $2, settled_at = $3 where id = $1', [
      mail.id,
      written ? 'sent' : 'dropped',
      this.clock.now(),
    ]);
    this.outcomes.inc({ outcome: written ? 'sent' : 'dropped' });
  }

  /** Asked when it is sent, not when it is queued: what the member chose a moment ago counts. */
  private async isWanted({ kind, accountId }: QueuedMail): Promise<boolean> {
    if (!isOptional(kind)) return true;
    if (!(await this.preferences.wants(accountId, kind))) return false;
    // whoever wants the community's news together reads of a mention there
    return kind !== 'mentioned' || (await this.settings.digestOf(accountId)) === 'at-once';
  }

  /** What can be left can wait, too (product rule 14.5). */
  private async respectQuietHours({ kind, accountId }: QueuedMail): Promise<void> {
    if (!isOptional(kind)) return;
    const until = await this.settings.quietUntil(accountId, this.clock.now());
    if (until) throw new Postponed(until);
  }

  /** A page for people and an address for mail programs, in every optional mail. */
  private waysToLeave({ kind, accountId, thing }: QueuedMail): { leave?: string; unsubscribeUrl?: string } {
    if (!isOptional(kind)) return {};
    const { publicUrl } = this.config;
    const token = this.unsubscribeTokens.make({
      ...{ accountId, kind },
      ...(isLetter(kind) && { deliveryId: thing }),
    });
    return {
      leave: `${publicUrl}/unsubscribe?token=${token}`,
      unsubscribeUrl: `${publicUrl}/api/unsubscribe/${token}`,
    };
  }
}
