import { Injectable } from '@nestjs/common';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { EmailChangeService, OneTimeTokenService, spacedCode } from '../../accounts/index.js';
import { SETTINGS } from '../paths.js';
import {
  changeEmail,
  deletionScheduled,
  emailChangeWarning,
  exportReady,
  invitation,
  resetPassword,
  secondFactorChanged,
  signInCode,
  stolenSession,
  verifyEmail,
  welcome,
} from '../templates/account.js';
import { wardPasswordLink } from '../templates/families.js';
import { Writes } from './writes.decorator.js';
import { type MailToWrite, type Reader, to, type Written } from './written.js';

/** Writes emails about an account. Tokens and codes are made while the email is written. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly url: SiteUrl,
    private readonly database: Database,
    private readonly tokens: OneTimeTokenService,
    private readonly emailChanges: EmailChangeService,
  ) {}

  @Writes('welcome')
  welcome({ accountId }: MailToWrite<'welcome'>, reader: Reader): Promise<Written | undefined> {
    return this.confirm(reader, accountId, welcome);
  }

  @Writes('verify-email')
  verifyEmail({ accountId }: MailToWrite<'verify-email'>, reader: Reader): Promise<Written | undefined> {
    return this.confirm(reader, accountId, verifyEmail);
  }

  @Writes('reset-password')
  async resetPassword({ accountId }: MailToWrite<'reset-password'>, reader: Reader): Promise<Written> {
    const url = await this.passwordLink(accountId, reader, 'reset-password');
    return to(reader, resetPassword.write(reader.words, { name: reader.name, url }));
  }

  @Writes('invitation')
  async invitation({ accountId }: MailToWrite<'invitation'>, reader: Reader): Promise<Written> {
    const url = await this.passwordLink(accountId, reader, 'invitation');
    return to(reader, invitation.write(reader.words, { name: reader.name, url }));
  }

  /** Names the person the link is for, because the email may go to a guardian. */
  @Writes('ward-password-link')
  async wardPasswordLink({ accountId }: MailToWrite<'ward-password-link'>, reader: Reader): Promise<Written> {
    const { name, words, hasPassword, isOwnAddress } = reader;
    const url = await this.passwordLink(accountId, reader, hasPassword ? 'reset-password' : 'invitation');
    return to(reader, wardPasswordLink.write(words, { name, url, isHers: isOwnAddress }));
  }

  @Writes('sign-in-code')
  async signInCode({ accountId }: MailToWrite<'sign-in-code'>, reader: Reader): Promise<Written> {
    const code = await this.database.transaction((tx) => this.tokens.issueCode(tx, accountId));
    const facts = { name: reader.name, url: this.url.of('/login'), code: spacedCode(code) };
    return to(reader, signInCode.write(reader.words, facts));
  }

  @Writes('stolen-session')
  async stolenSession(_: MailToWrite<'stolen-session'>, reader: Reader): Promise<Written> {
    return to(reader, stolenSession.write(reader.words, this.newPassword(reader)));
  }

  @Writes('second-factor-changed')
  async secondFactorChanged(
    { details: { change } }: MailToWrite<'second-factor-changed'>,
    reader: Reader,
  ): Promise<Written> {
    return to(reader, secondFactorChanged.write(reader.words, { ...this.newPassword(reader), change }));
  }

  /** For the new address. */
  @Writes('change-email')
  async changeEmail({ thing }: MailToWrite<'change-email'>, { words }: Reader): Promise<Written | undefined> {
    const link = await this.emailChanges.issueLink(thing);
    if (!link) return undefined;
    const { email } = link;
    const url = this.url.of(`/verify-email?token=${link.token}`);
    return to({ email, words }, changeEmail.write(words, { name: email, url }));
  }

  /** For the old address. */
  @Writes('email-change-warning')
  async emailChangeWarning(
    { thing }: MailToWrite<'email-change-warning'>,
    reader: Reader,
  ): Promise<Written | undefined> {
    const email = await this.emailChanges.addressToWarn(thing);
    if (email === undefined) return undefined;
    return to({ ...reader, email }, emailChangeWarning.write(reader.words, this.newPassword(reader)));
  }

  @Writes('deletion-scheduled')
  async deletionScheduled(
    { details: { erasesAt } }: MailToWrite<'deletion-scheduled'>,
    reader: Reader,
  ): Promise<Written> {
    return to(reader, deletionScheduled.write(reader.words, { ...this.settings(reader), erasesAt }));
  }

  @Writes('export-ready')
  async exportReady(
    { details: { expiresAt } }: MailToWrite<'export-ready'>,
    reader: Reader,
  ): Promise<Written> {
    return to(reader, exportReady.write(reader.words, { ...this.settings(reader), expiresAt }));
  }

  /** Undefined once the address is confirmed. */
  private async confirm(reader: Reader, accountId: string, template: typeof welcome) {
    if (reader.emailVerified) return undefined;
    const url = await this.link('/verify-email', accountId, 'verify-email');
    return to(reader, template.write(reader.words, { name: reader.name, url }));
  }

  /** Marks the link of a person without a password, whom the page then welcomes. */
  private async passwordLink(
    accountId: string,
    { hasPassword }: Reader,
    purpose: 'reset-password' | 'invitation',
  ): Promise<string> {
    const url = await this.link('/reset-password', accountId, purpose);
    return hasPassword ? url : `${url}&joining`;
  }

  private async link(
    page: string,
    accountId: string,
    purpose: 'verify-email' | 'reset-password' | 'invitation',
  ): Promise<string> {
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, accountId, purpose));
    return this.url.of(`${page}?token=${token}`);
  }

  /** Link to choose a new password, for an owner who did not make the change. */
  private newPassword({ name }: Reader): { name: string; url: string } {
    return { name, url: this.url.of('/forgot-password') };
  }

  private settings({ name }: Reader): { name: string; url: string } {
    return { name, url: this.url.of(SETTINGS) };
  }
}
