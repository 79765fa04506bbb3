import { Injectable } from '@nestjs/common';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import type { Credentials } from '../accounts.queries.js';
import { AccountsQueries } from '../accounts.queries.js';
import { typedCode } from '../one-time-tokens/mailed-code.js';
import { OneTimeTokenService } from '../one-time-tokens/one-time-token.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';

/** Half as long as a code works: under a siege that lasts for days the inbox gets four mails an hour, and the newest code works. */
const MAILS = { name: 'auth.code-mails', limit: 1, perSeconds: 15 * 60 };

/** Proof before the password is checked: the person reads the account's mail, or has its second factor. */
export interface ProvenByCode {
  account: Credentials;
  by: 'mail' | 'second-factor';
}

/**
 * The way in for an owner whose account strangers have slowed down. The password is asked for all the same, so that nobody guesses
 * faster, and every answer is the same whether the address has an account or not.
 */
@Injectable()
export class SignInCodesService {
  constructor(
    private readonly database: Database,
    private readonly queries: AccountsQueries,
    private readonly tokens: OneTimeTokenService,
    private readonly secondFactors: SecondFactorService,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
  ) {}

  /** Mails a code, unless the one mailed last still has half its time. For an address without an account an event about nobody is written. */
  async mail(email: string): Promise<void> {
    if (!(await this.limiter.allows(MAILS, email))) return;
    const account = await this.queries.byEmail(email);
    await this.database.transaction((tx) =>
      this.outbox.publish(tx, 'sign-in.code-requested', {
        accountId: account && !account.blockedAt ? account.id : null,
        requestId: newId(),
      }),
    );
  }

  /** Uses the code up. After a mailed one the next may be mailed at once: another device may need it. */
  async prove(email: string, code: string): Promise<ProvenByCode | undefined> {
    const account = await this.queries.byEmail(email);
    if (!account) return undefined;
    const mailed = typedCode(code);
    if (mailed === undefined)
      return (await this.secondFactors.accepts(account.id, code))
        ? { account, by: 'second-factor' }
        : undefined;
    if (!(await this.tokens.useCode(account.id, mailed))) return undefined;
    await this.limiter.forget(MAILS, email);
    return { account, by: 'mail' };
  }
}
