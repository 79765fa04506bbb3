import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import { type JobHandler, OnJob } from '../../platform/jobs/handlers.js';
import { Mailer } from '../../platform/mail/index.js';
import { AccountsQueries, OneTimeTokens } from '../accounts/index.js';
import { type Letter, toHtml, toText } from './letter.js';
import {
  deletionScheduled,
  exportReady,
  type Receipt,
  receipt,
  resetPassword,
  stolenSession,
  verifyEmail,
  welcome,
} from './letters.js';
import type { MailKind } from './mail-kinds.js';
import { SEND_MAIL } from './mail-post.service.js';

/** Where a member finds her data and her account's deletion. */
const SETTINGS = '/my-sanctum/settings';

interface Queued {
  id: string;
  kind: MailKind;
  thing: string;
  accountId: string;
}

interface Recipient {
  name: string;
  email: string;
  emailVerified: boolean;
}

/** Writes and sends one mail. After a crash it may run again: the Message-ID is the row's, so it is the same mail. */
@Injectable()
@OnJob(SEND_MAIL)
export class SendMail implements JobHandler {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: AccountsQueries,
    private readonly tokens: OneTimeTokens,
    private readonly mailer: Mailer,
  ) {}

  async run({ mailId, details }: { mailId?: unknown; details?: unknown }): Promise<void> {
    const mail = await this.database.one<Queued>(
      `select id, kind, thing, account_id as "accountId" from mails where id = $1 and status = 'queued'`,
      [mailId],
    );
    if (!mail) return;
    const recipient = await this.accounts.contact(mail.accountId);
    const letter = recipient && (await this.write(mail, recipient, details));
    if (letter) {
      const { subject } = letter;
      const content = { text: toText(letter), html: toHtml(letter) };
      await this.mailer.send({ messageId: mail.id, to: recipient.email, subject, ...content });
    }
    await this.database.query('update mails set status = $2, settled_at = $3 where id = $1', [
      mail.id,
      letter ? 'sent' : 'dropped',
      this.clock.now(),
    ]);
  }

  /** Undefined when there is nothing to say any more. */
  private async write(
    { kind, thing, accountId }: Queued,
    { name, emailVerified }: Recipient,
    details: unknown,
  ): Promise<Letter | undefined> {
    const { publicUrl } = this.config;
    const confirm = async (say: typeof welcome) =>
      emailVerified ? undefined : say(name, await this.link('/verify-email', accountId, 'verify-email'));
    const letters: Record<MailKind, () => Letter | undefined | Promise<Letter | undefined>> = {
      welcome: () => confirm(welcome),
      'verify-email': () => confirm(verifyEmail),
      'reset-password': async () =>
        resetPassword(name, await this.link('/reset-password', accountId, 'reset-password')),
      'stolen-session': () => stolenSession(name, `${publicUrl}/forgot-password`),
      'deletion-scheduled': () =>
        deletionScheduled(
          name,
          String((details as { erasesAt?: unknown }).erasesAt),
          `${publicUrl}${SETTINGS}`,
        ),
      'export-ready': () =>
        exportReady(name, String((details as { expiresAt?: unknown }).expiresAt), `${publicUrl}${SETTINGS}`),
      receipt: () => receipt(name, details as Receipt, `${publicUrl}/orders/${thing}`),
    };
    return letters[kind]();
  }

  private async link(
    page: string,
    accountId: string,
    purpose: 'verify-email' | 'reset-password',
  ): Promise<string> {
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, accountId, purpose));
    return `${this.config.publicUrl}${page}?token=${token}`;
  }
}
