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

/** Limit of one mail per half lifetime of a code: even in a long siege the newest code works. */
const MAILS = { name: 'auth.code-mails', limit: 1, perSeconds: 15 * 60 };

/** Proof before the password is checked: the person reads the account's mail, or has the second factor. */
export type ProvenByCode = { account: Credentials; by: 'mail' | 'second-factor' };

/**
 * Lets the owner in after strangers have slowed down the account. The password is still required, so nobody guesses
 * faster, and the responses do not reveal whether the address has an account.
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

  /** Emails a code, unless the latest has half its lifetime left. For an unknown address the event names nobody. */
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

  /** Uses up the code. The next one can be emailed right away, because another device may need it. */
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
