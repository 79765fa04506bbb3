import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { OneTimeTokenService, spacedCode } from '../../accounts/index.js';
import { invitation, resetPassword, signInCode, verifyEmail, welcome } from '../templates/account.js';
import { wardPasswordLink } from '../templates/families.js';
import { type MailReader, to, type Written } from './written.js';

interface Reader extends MailReader {
  emailVerified: boolean;
  isOwnAddress: boolean;
  hasPassword: boolean;
}

/** Mails with a one-time link or code, which is made as they are written. */
@Injectable()
export class AccountMailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly tokens: OneTimeTokenService,
  ) {}

  welcome(reader: Reader, accountId: string): Promise<Written | undefined> {
    return this.confirm(reader, accountId, welcome);
  }

  verifyEmail(reader: Reader, accountId: string): Promise<Written | undefined> {
    return this.confirm(reader, accountId, verifyEmail);
  }

  async resetPassword(reader: Reader, accountId: string): Promise<Written> {
    const url = await this.passwordLink(accountId, reader, 'reset-password');
    return to(reader, resetPassword.write(reader.words, { name: reader.name, url }));
  }

  async invitation(reader: Reader, accountId: string): Promise<Written> {
    const url = await this.passwordLink(accountId, reader, 'invitation');
    return to(reader, invitation.write(reader.words, { name: reader.name, url }));
  }

  /** Says whom the link is for, as it may come to a guardian. */
  async wardPasswordLink(reader: Reader, accountId: string): Promise<Written> {
    const url = await this.passwordLink(
      accountId,
      reader,
      reader.hasPassword ? 'reset-password' : 'invitation',
    );
    return to(
      reader,
      wardPasswordLink.write(reader.words, { name: reader.name, url, isHers: reader.isOwnAddress }),
    );
  }

  async signInCode(reader: Reader, accountId: string): Promise<Written> {
    const code = await this.database.transaction((tx) => this.tokens.issueCode(tx, accountId));
    const facts = { name: reader.name, url: `${this.config.publicUrl}/login`, code: spacedCode(code) };
    return to(reader, signInCode.write(reader.words, facts));
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
    return `${this.config.publicUrl}${page}?token=${token}`;
  }
}
