import { Inject, Injectable } from '@nestjs/common';
import { Clock, days, later, minutes, seconds } from '../../../kernel/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { type PayloadOf, GivenUp, Postponed } from '../../../platform/jobs/job.js';
import { MailBounced, Mailer, MailServerAway } from '../../../platform/mail/index.js';
import { type Counter, Metrics } from '../../../platform/metrics/metrics.js';
import { Log } from '../../../platform/telemetry/log.js';
import { StandingQueries } from '../../accounts/index.js';
import { MailComposerService } from './mail-composer.service.js';
import { BouncesService } from '../bounces/bounces.service.js';
import { isMailing, isOptional } from '../kinds/mail-kinds.js';
import { SEND_MAIL } from '../mail-post.service.js';
import { templateOf } from '../templates/registry.js';
import { MailWriterService } from './mail-writer.service.js';
import type { QueuedMail, Written } from './written.js';
import { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
import { NotificationSettingsService } from '../preferences/notification-settings.service.js';
import { UnsubscribeTokensService } from '../preferences/unsubscribe-tokens.service.js';

/** Max wait for an unreachable mail server. Later attempts are failures, and the email is parked for the coach. */
const PATIENCE = days(1);
/** Bounds of the delay before a retry; within them the delay is as long as the outage so far. */
const SHORTEST = seconds(30);
const LONGEST = minutes(5);

/** Sends one email. A repeated run after a crash sends the same email: the Message-ID is the row's id. */
@Injectable()
export class SendMailJob {
  private readonly outcomes: Counter<'outcome'>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly writer: MailWriterService,
    private readonly standing: StandingQueries,
    private readonly preferences: NotificationPreferencesService,
    private readonly settings: NotificationSettingsService,
    private readonly unsubscribeTokens: UnsubscribeTokensService,
    private readonly composer: MailComposerService,
    private readonly mailer: Mailer,
    private readonly bounces: BouncesService,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('sanctum_mails_total', 'Mails that were to be sent', ['outcome']);
  }

  @Runs(SEND_MAIL)
  async run({ mailId, details = {} }: PayloadOf<typeof SEND_MAIL>): Promise<void> {
    const row = await this.database.one<Omit<QueuedMail, 'details'> & { id: string; cameBack: boolean }>(
      `select id, kind, thing, account_id as "accountId", returned_because is not null as "cameBack" from mails where id = $1 and status in ('queued', 'bounced')`,
      [mailId],
    );
    if (!row) return;
    if (row.cameBack && !templateOf(row.kind).isRewritable)
      throw new GivenUp('what the mail said is not kept');
    const mail = { ...row, details };
    await this.respectQuietHours(mail);
    const written = await this.write(mail);
    if (written) {
      const { message, language, coachs, ...addresses } = written;
      const { leave, ...more } = this.waysToLeave(mail);
      const content = await this.composer.compose(message, language, { leave, coachs });
      await this.database.query('update mails set subject = $2 where id = $1', [mail.id, content.subject]);
      await this.mailer
        .send({ messageId: mail.id, ...addresses, ...content, ...more })
        .catch(async (error: unknown) => {
          this.outcomes.inc({ outcome: error instanceof MailBounced ? 'bounced' : 'failed' });
          if (error instanceof MailServerAway) await this.waitFor(mail.id, error);
          if (error instanceof MailBounced) await this.bounce(mail, addresses.to, error);
          throw error;
        });
    }
    await this.database.query(
      `update mails set status = $2, settled_at = $3, server_away_since = null, bounced_at = null, bounced_address = null,
         returned_because = null where id = $1`,
      [mail.id, written ? 'sent' : 'dropped', this.clock.now()],
    );
    this.outcomes.inc({ outcome: written ? 'sent' : 'dropped' });
  }

  /**
   * Writes the email; undefined if nobody may read it. Checked when sending, because consent may have been withdrawn
   * since.
   */
  private async write(mail: QueuedMail): Promise<Written | undefined> {
    if (!(await this.isWanted(mail))) return undefined;
    const places = await this.standing.mailableAt(mail.accountId);
    if (places === 'anywhere') return this.writer.write(mail);
    if (places.length === 0) return undefined;
    const written = await this.writer.write(mail);
    return written && places.includes(written.to) ? written : undefined;
  }

  /** Parks an email whose address does not exist; the coach resends it once the address is corrected. */
  private async bounce(mail: { id: string; accountId: string }, address: string, error: MailBounced) {
    await this.bounces.refused(mail.id, mail.accountId, address);
    throw new GivenUp(error.message, { cause: error });
  }

  /** Postpones the email, unless the server has been away for too long. */
  private async waitFor(mailId: string, error: MailServerAway): Promise<void> {
    const now = this.clock.now();
    const row = await this.database.one<{ since: Date }>(
      `update mails set server_away_since = coalesce(server_away_since, $2) where id = $1
       returning server_away_since as since`,
      [mailId, now],
    );
    const away = now.getTime() - (row?.since ?? now).getTime();
    if (away > PATIENCE) return;
    this.log.warn({ mail: mailId, error }, 'mail server away');
    throw new Postponed(later(now, Math.min(Math.max(away, SHORTEST), LONGEST)));
  }

  /** Checks the member's choice at sending time, not when the email was queued, so that a recent choice counts. */
  private async isWanted({ kind, accountId }: QueuedMail): Promise<boolean> {
    if (!isOptional(kind)) return true;
    if (templateOf(kind).goesToMany && (await this.bounces.isGone(accountId))) return false;
    if (!(await this.preferences.wants(accountId, kind))) return false;
    // a digest already contains the mention
    return kind !== 'mentioned' || (await this.settings.digestOf(accountId)) === 'at_once';
  }

  /** Delays optional emails until quiet hours end (product rule 14.5). */
  private async respectQuietHours({ kind, accountId }: QueuedMail): Promise<void> {
    if (!isOptional(kind)) return;
    const until = await this.settings.quietUntil(accountId, this.clock.now());
    if (until) throw new Postponed(until);
  }

  /** Unsubscribe page for people and unsubscribe address for mail programs, in every optional email. */
  private waysToLeave({ kind, accountId, thing }: QueuedMail): { leave?: string; unsubscribeUrl?: string } {
    if (!isOptional(kind)) return {};
    const { publicUrl } = this.config;
    const token = this.unsubscribeTokens.make({
      accountId,
      kind,
      ...(isMailing(kind) && { deliveryId: thing }),
    });
    return {
      leave: `${publicUrl}/unsubscribe?token=${token}`,
      unsubscribeUrl: `${publicUrl}/api/unsubscribe/${token}`,
    };
  }
}
