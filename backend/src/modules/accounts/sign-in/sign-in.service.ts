import { Injectable } from '@nestjs/common';
import type { CodeOf } from '../../../kernel/error-codes.js';
import { DomainError } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { type Counter, Metrics } from '../../../platform/metrics/metrics.js';
import { BlockingService } from '../blocking/blocking.service.js';
import { AccountsQueries, type Credentials } from '../accounts.queries.js';
import type { LoginRequest } from './auth.dto.js';
import type { Device } from '../known-devices/device.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import { LoginSessionService, type OpenSession } from '../sessions/login-session.service.js';
import { PasswordHasherService } from '../password/password-hasher.service.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { SignInTriesService } from '../password/sign-in-tries.service.js';

/** Password, and a code where one is asked for. An unknown address and a wrong password get one answer in one time. */
@Injectable()
export class SignInService {
  private readonly refused: Counter<'code'>;

  constructor(
    private readonly database: Database,
    private readonly queries: AccountsQueries,
    private readonly devices: KnownDevicesService,
    private readonly tries: SignInTriesService,
    private readonly hasher: PasswordHasherService,
    private readonly secondFactors: SecondFactorService,
    private readonly sessions: LoginSessionService,
    private readonly blocking: BlockingService,
    metrics: Metrics,
  ) {
    this.refused = metrics.counter('sanctum_logins_refused_total', 'Sign-ins that were refused', ['code']);
  }

  async signIn(request: LoginRequest, device: Device): Promise<OpenSession> {
    const account = await this.prove(request, device);
    return this.database.transaction((tx) => this.sessions.open(tx, account.id, device.name));
  }

  /** Whose account it is, for who knows what its owner knows. */
  async prove(request: LoginRequest, device: Device): Promise<Credentials> {
    try {
      return await this.check(request, device);
    } catch (error) {
      // Being asked for the code is the first half of a sign-in, not a refusal.
      if (error instanceof DomainError && (error.code !== 'code_required' || request.code !== undefined))
        this.refused.inc({ code: error.code });
      throw error;
    }
  }

  private async check({ email, password, code }: LoginRequest, device: Device): Promise<Credentials> {
    const knownCounter = await this.devices.counterOf(email, device.token);
    const [caller, counter] =
      knownCounter === undefined ? (['stranger', email] as const) : (['known', knownCounter] as const);
    this.hasher.expectRoom(caller);
    await this.tries.begin(counter);
    const account = await this.queries.byEmail(email);
    const right = await this.hasher.matches(account?.passwordHash, password, caller);
    if (!account || !right) throw refusal('wrong_credentials', 'E-mail or password is not right');
    if (account.blockedAt) throw await this.blocking.refusal();
    if (await this.secondFactors.isOn(account.id)) await this.askForCode(account.id, code);
    await this.tries.forget([counter]);
    return account;
  }

  private async askForCode(accountId: string, code: string | undefined): Promise<void> {
    if (code === undefined) throw refusal('code_required', 'Please enter the code of your authenticator app');
    if (!(await this.secondFactors.accepts(accountId, code)))
      throw refusal('code_required', 'This code is not right', { code: 'is not right' });
  }
}

const refusal = (code: CodeOf<'unauthenticated'>, message: string, fields?: Record<string, string>) =>
  new DomainError(code, message, fields && { fields });
