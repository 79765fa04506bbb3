import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { EmailChangeService, OneTimeTokenService, spacedCode } from '../../accounts/index.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { DATA_SETTINGS, SIGN_IN_SETTINGS } from '../kinds/paths.js';
import { NotificationPreferencesService } from '../preferences/notification-preferences.service.js';
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
import type { MailToWrite, Reader } from './written.js';

/** Page to choose a new password, if the owner did not make the change. */
const FORGOT_PASSWORD = '/forgot-password';

/** Emails about an account and about signing in. Tokens and codes are made while the email is written. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokenService,
    private readonly emailChanges: EmailChangeService,
    private readonly preferences: NotificationPreferencesService,
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Welcomes a new member, asks to confirm the address, and records the member's consent to marketing. */
  @On('member.joined', 'notifications.welcome')
  async memberJoined({ accountId, wantsNews }: EventMap['member.joined'], tx: Tx): Promise<void> {
    await this.post.add(tx, { kind: 'welcome', thing: accountId, accountId });
    if (wantsNews) await this.preferences.agreeToNews(tx, accountId);
  }

  /** Sends the confirmation email again. */
  @On('email.verification-requested', 'notifications.verify-email')
  verificationRequested(
    { accountId, requestId }: EventMap['email.verification-requested'],
    tx: Tx,
  ): Promise<void> {
    return this.post.add(tx, { kind: 'verify_email', thing: requestId, accountId });
  }

  /** Writes the email; undefined once the address is confirmed. */
  @Writes(welcome)
  @Writes(verifyEmail)
  async confirm({ accountId }: MailToWrite<'welcome' | 'verify_email'>, { isEmailVerified }: Reader) {
    if (isEmailVerified) return undefined;
    return { url: await this.link('/verify-email', accountId, 'verify_email') };
  }

  /** Sends a link to choose a new password, once for each request. */
  @On('password.reset-requested', 'notifications.reset-password')
  async resetRequested(
    { accountId, requestId }: EventMap['password.reset-requested'],
    tx: Tx,
  ): Promise<void> {
    if (accountId !== null) await this.post.add(tx, { kind: 'reset_password', thing: requestId, accountId });
  }

  /** Sends an invited person the link to choose a password. */
  @On('member.invited', 'notifications.invitation')
  memberInvited({ accountId, requestId }: EventMap['member.invited'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'invitation', thing: requestId, accountId });
  }

  @Writes(resetPassword)
  @Writes(invitation)
  async passwordLink(
    { kind, accountId }: MailToWrite<'reset_password' | 'invitation'>,
    { hasPassword }: Reader,
  ) {
    return { url: await this.linkToPassword(accountId, kind, hasPassword) };
  }

  /** Sends a minor the link to choose a password. */
  @On('ward.password-link-wanted', 'notifications.ward-password-link')
  wardLinkWanted({ wardId, requestId }: EventMap['ward.password-link-wanted'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'ward_password_link', thing: requestId, accountId: wardId });
  }

  /** Names the person the link is for, because the email may go to a guardian. */
  @Writes(wardPasswordLink)
  async wardPasswordLink({ accountId }: MailToWrite<'ward_password_link'>, reader: Reader) {
    const { name: daughter, hasPassword, isOwnAddress: isHers } = reader;
    const purpose = hasPassword ? 'reset_password' : 'invitation';
    return { url: await this.linkToPassword(accountId, purpose, hasPassword), daughter, isHers };
  }

  /** Sends a sign-in code to the owner of an account that is slowed down by strangers' attempts. */
  @On('sign-in.code-requested', 'notifications.sign-in-code')
  async codeRequested({ accountId, requestId }: EventMap['sign-in.code-requested'], tx: Tx): Promise<void> {
    if (accountId !== null) await this.post.add(tx, { kind: 'sign_in_code', thing: requestId, accountId });
  }

  @Writes(signInCode)
  async signInCode({ accountId }: MailToWrite<'sign_in_code'>) {
    const code = await this.database.transaction((tx) => this.tokens.issueCode(tx, accountId));
    return { url: '/login', code: spacedCode(code) };
  }

  /** Tells the owner that one of the account's devices was signed out, and why. */
  @On('login-session.reuse-detected', 'notifications.stolen-session')
  reuseDetected({ accountId, sessionId }: EventMap['login-session.reuse-detected'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'stolen_session', thing: sessionId, accountId });
  }

  @Writes(stolenSession)
  async stolenSession() {
    return { url: FORGOT_PASSWORD };
  }

  /** Tells the owner that the account's second factor was turned on or off, or has new recovery codes. */
  @On('second-factor.changed', 'notifications.second-factor-changed')
  async factorChanged(event: EventMap['second-factor.changed'], tx: Tx): Promise<void> {
    const { accountId, changeId: thing, change } = event;
    await this.post.add(tx, { kind: 'second_factor_changed', thing, accountId, details: { change } });
    if (change === 'removed-by-guardian')
      await this.bell.ring(tx, {
        kind: 'second_factor_removed',
        accountId,
        thing,
        source: thing,
        path: SIGN_IN_SETTINGS,
      });
  }

  @Writes(secondFactorChanged)
  async secondFactorChanged({ details: { change } }: MailToWrite<'second_factor_changed'>) {
    return { url: FORGOT_PASSWORD, change };
  }

  /** Sends a link to the new address on every request, and a warning to the old one, once for each new address. */
  @On('email.change-requested', 'notifications.change-email')
  async changeRequested(event: EventMap['email.change-requested'], tx: Tx): Promise<void> {
    const { accountId, changeId, linkId } = event;
    await this.post.add(tx, { kind: 'change_email', thing: linkId, accountId });
    await this.post.add(tx, { kind: 'email_change_warning', thing: changeId, accountId });
  }

  @Writes(changeEmail)
  async changeEmail({ thing }: MailToWrite<'change_email'>) {
    const link = await this.emailChanges.issueLink(thing);
    if (!link) return undefined;
    const { email, token } = link;
    return { name: email, url: `/verify-email?token=${token}`, envelope: { to: email } };
  }

  @Writes(emailChangeWarning)
  async emailChangeWarning({ thing }: MailToWrite<'email_change_warning'>) {
    const email = await this.emailChanges.addressToWarn(thing);
    return email === undefined ? undefined : { url: FORGOT_PASSWORD, envelope: { to: email } };
  }

  /** Says that the member's data is ready, without a link to the file, because others may read the email. */
  @On('data-export.ready', 'notifications.export-ready')
  dataReady({ accountId, exportId, expiresAt }: EventMap['data-export.ready'], tx: Tx): Promise<void> {
    return this.post.add(tx, { kind: 'export_ready', thing: exportId, accountId, details: { expiresAt } });
  }

  @Writes(exportReady)
  async exportReady({ details }: MailToWrite<'export_ready'>) {
    return { url: DATA_SETTINGS, ...details };
  }

  /** Says until when the member can cancel the deletion, also if someone else requested it. */
  @On('account.deletion-scheduled', 'notifications.deletion-scheduled')
  deletionWanted(event: EventMap['account.deletion-scheduled'], tx: Tx): Promise<void> {
    const { accountId, deletionId: thing, erasesAt } = event;
    return this.post.add(tx, { kind: 'deletion_scheduled', thing, accountId, details: { erasesAt } });
  }

  @Writes(deletionScheduled)
  async deletionScheduled({ details }: MailToWrite<'deletion_scheduled'>) {
    return { url: DATA_SETTINGS, ...details };
  }

  /** Marks the link of a person without a password, whom the page then welcomes. */
  private async linkToPassword(
    accountId: string,
    purpose: 'reset_password' | 'invitation',
    hasPassword: boolean,
  ): Promise<string> {
    const url = await this.link('/reset-password', accountId, purpose);
    return hasPassword ? url : `${url}&joining`;
  }

  private async link(
    page: string,
    accountId: string,
    purpose: 'verify_email' | 'reset_password' | 'invitation',
  ): Promise<string> {
    const token = await this.database.transaction((tx) => this.tokens.issue(tx, accountId, purpose));
    return `${page}?token=${token}`;
  }
}
