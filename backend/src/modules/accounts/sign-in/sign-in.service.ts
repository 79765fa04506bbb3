import { Injectable } from '@nestjs/common';
import type { CodeOf } from '../../../kernel/error-codes.js';
import { DomainError } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { type Counter, Metrics } from '../../../platform/metrics/metrics.js';
import { BlockingService } from '../blocking/blocking.service.js';
import { AccountsQueries, type Credentials } from '../accounts.queries.js';
import type { LoginRequest } from './auth.dto.js';
import type { Device } from '../known-devices/device.js';
import { LoginSessionService, type OpenSession } from '../sessions/login-session.service.js';
import { PasswordHasherService } from '../password/password-hasher.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { SignInTriesService } from '../password/sign-in-tries.service.js';
import { CountedTriesService, type OnKnown } from './counted-tries.service.js';

/** Refusals that request a code: the first half of a sign-in. */
const ASKS_FOR_CODE: readonly string[] = ['code_required', 'mailed_code_required'];

/** Checks the password, and a code if required. An unknown address and a wrong password get the same response in the same time. */
@Injectable()
export class SignInService {
  private readonly refused: Counter<'code'>;

  constructor(
    private readonly database: Database,
    private readonly queries: AccountsQueries,
    private readonly counted: CountedTriesService,
    private readonly tries: SignInTriesService,
    private readonly hasher: PasswordHasherService,
    private readonly secondFactors: SecondFactorService,
    private readonly sessions: LoginSessionService,
    private readonly blocking: BlockingService,
    metrics: Metrics,
  ) {
    this.refused = metrics.counter('sanctum_logins_refused_total', 'Sign-ins that were refused', ['code']);
  }

  /** Signs in. `onKnown` gets the cookie token once a mailed code made the browser known, even if refused later. */
  async signIn(request: LoginRequest, device: Device, onKnown: OnKnown): Promise<OpenSession> {
    const account = await this.prove(request, device, onKnown);
    return this.database.transaction((tx) => this.sessions.open(tx, account.id, device.name));
  }

  /** Returns the account if the password, and a code where one is needed, are right. Without `onKnown` no code is mailed, because none could be typed. */
  async prove(request: LoginRequest, device: Device, onKnown?: OnKnown): Promise<Credentials> {
    try {
      return await this.check(request, device, onKnown);
    } catch (error) {
      if (error instanceof DomainError && (!ASKS_FOR_CODE.includes(error.code) || request.code !== undefined))
        this.refused.inc({ code: error.code });
      throw error;
    }
  }

  private async check({ email, password, code }: LoginRequest, device: Device, onKnown: OnKnown | undefined) {
    const { caller, counters, usedCode } = await this.counted.begin(email, code, device, onKnown);
    const account = await this.queries.byEmail(email);
    const right = await this.hasher.matches(account?.passwordHash, password, caller);
    if (!account || !right) throw refusal('wrong_credentials', 'Wrong email or password');
    if (account.blockedAt) throw await this.blocking.refusal();
    if (usedCode !== 'second-factor' && (await this.secondFactors.isOn(account.id)))
      await this.askForCode(account.id, usedCode === 'mail' ? undefined : code);
    await this.tries.forget(counters);
    return account;
  }

  private async askForCode(accountId: string, code: string | undefined): Promise<void> {
    if (code === undefined) throw refusal('code_required', 'Enter the code from your authenticator app');
    if (!(await this.secondFactors.accepts(accountId, code)))
      throw refusal('code_required', 'This code isn’t correct', { code: 'isn’t correct' });
  }
}

const refusal = (code: CodeOf<'unauthenticated'>, message: string, fields?: Record<string, string>) =>
  new DomainError(code, message, fields && { fields });
