import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { RateLimiter } from '../../../platform/security/rate-limiter.js';
import { LegalAcceptancesService } from '../../legal/index.js';
import { Account } from '../account.entity.js';
import { AccountsQueries } from '../accounts.queries.js';
import { isNoMail } from '../email-address.js';
import { type ChangePasswordRequest, type ResetPasswordRequest, zoneFrom } from '../credentials.dto.js';
import type { Device } from '../known-devices/device.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import { LoginSessionService } from '../sessions/login-session.service.js';
import type { Purpose } from '../one-time-tokens/mailed-code.js';
import { OneTimeTokenService } from '../one-time-tokens/one-time-token.service.js';
import { OpenEmailChangesService } from '../open-email-changes.service.js';
import { SightService } from '../sight/sight.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { type PasswordOwner, passwordProblem } from './password-rules.js';
import { fromNetwork, SignInTriesService } from './sign-in-tries.service.js';

/** Purposes of links that let their holder choose a password. */
const RESETTING: readonly Purpose[] = ['reset_password', 'invitation'];
const FROM_NETWORK = { name: 'auth.reset-mails-network', limit: 5, perSeconds: 3600 };
/** Limit per address, from all networks. */
const AN_HOUR = { name: 'auth.reset-mails', limit: 5, perSeconds: 3600 };
/** Slower rate beyond that limit: a link works twice as long, so one link in the inbox always works. */
const AT_LEAST = { name: 'auth.reset-mails-on', limit: 1, perSeconds: 300 };
const KNOWN = { name: 'auth.reset-mails-known', limit: 20, perSeconds: 3600 };

/** Changes a password the person knows, and replaces a forgotten one. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly queries: AccountsQueries,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: LoginSessionService,
    private readonly tokens: OneTimeTokenService,
    private readonly emailChanges: OpenEmailChangesService,
    private readonly sight: SightService,
    private readonly tries: SignInTriesService,
    private readonly devices: KnownDevicesService,
    private readonly limiter: RateLimiter,
    private readonly legal: LegalAcceptancesService,
  ) {}

  /** Changes the password and signs out the other devices. Counts as a fresh sign-in on this device. */
  async change(me: SignedIn, request: ChangePasswordRequest, deviceToken: string | undefined): Promise<void> {
    const { accountId, sessionId } = me;
    const owner = await this.judge(me, request.currentPassword, 'currentPassword');
    const passwordHash = await this.hashNew(request.newPassword, owner, 'newPassword');
    await this.database.transaction(async (tx) => {
      await tx.update(Account, { id: accountId }, { passwordHash });
      await this.emailChanges.callOff(tx, accountId);
      await this.sight.end(tx, 'email', accountId, 'withdrawn');
      await this.sessions.endAll(tx, accountId, { sessionId, token: deviceToken });
      await this.tries.forget([owner.email, counterOf(me)], tx);
      await this.sight.tell(tx, 'password', accountId);
      await this.outbox.publish(tx, 'password.changed', { accountId });
    });
  }

  /** Checks the password again before an action that cannot be undone. Throws 403 `wrong_password`. */
  async prove(me: Pick<SignedIn, 'accountId' | 'sessionId'>, password: string): Promise<void> {
    await this.judge(me, password, 'password');
    await this.tries.forget([counterOf(me)]);
  }

  /**
   * Requests a reset email. Response and work are the same whether or not the address has an account; without one, the
   * event names nobody. The email is sent later. Requests over the limit are dropped silently; known devices count
   * separately. Even under attack an email goes out every five minutes, so the owner always has a working link and is
   * not flooded.
   */
  async forgot(email: string, device: Device): Promise<void> {
    if (!(await this.isMailed(email, device))) return;
    await this.database.transaction(async (tx) => {
      const account = await tx.findOneBy(Account, { email });
      await this.outbox.publish(tx, 'password.reset-requested', {
        accountId: account?.id ?? null,
        requestId: newId(),
      });
    });
  }

  /**
   * Sets the password and signs out all devices. The emailed link confirms the address, and the browser becomes known:
   * returns the token for its cookie. With a first password, an invited or imported member joins and accepts the legal
   * texts, as the page says. A minor without an address, whose link went to a guardian, is notified.
   */
  async reset(
    { token, password, timeZone }: ResetPasswordRequest,
    { token: deviceToken, network }: Device,
  ): Promise<string> {
    const owner = await this.queries.credentials(await this.tokens.ownerOf(token, RESETTING));
    const passwordHash = await this.hashNew(password, owner, 'password');
    await this.database.transaction(async (tx) => {
      const id = await this.tokens.use(tx, token, RESETTING);
      await tx.update(
        Account,
        { id },
        {
          passwordHash,
          emailVerifiedAt: this.clock.now(),
          ...(owner.passwordHash === null && zoneFrom(timeZone)),
        },
      );
      await this.emailChanges.callOff(tx, id);
      await this.sight.end(tx, 'email', id, 'withdrawn');
      if (isNoMail(owner.email))
        await this.outbox.publish(tx, 'ward.password-set', {
          wardId: id,
          guardianId: null,
          hasAddress: false,
        });
      await this.sessions.endAll(tx, id, { token: deviceToken });
      await this.tries.forget([owner.email, fromNetwork(owner.email, network)], tx);
      await this.sight.tell(tx, 'password', id);
      await this.outbox.publish(tx, 'password.changed', { accountId: id });
      if (owner.passwordHash === null && owner.role === 'member')
        await this.legal.record(tx, { accountId: id, occasion: 'registration', at: this.clock.now() });
    });
    return this.devices.remember(owner.id, deviceToken);
  }

  private async isMailed(email: string, { token, network }: Device): Promise<boolean> {
    const known = await this.devices.counterOf(email, token);
    if (known !== undefined) return this.limiter.allows(KNOWN, known);
    if (!(await this.limiter.allows(FROM_NETWORK, `${network} ${email}`))) return false;
    const [isAmongFirst, isDue] = await Promise.all([
      this.limiter.allows(AN_HOUR, email),
      this.limiter.allows(AT_LEAST, email),
    ]);
    return isAmongFirst || isDue;
  }

  /**
   * Checks the password. Tries are counted per login session, so strangers who guess do not delay the signed-in person.
   */
  private async judge(me: Pick<SignedIn, 'accountId' | 'sessionId'>, password: string, field: string) {
    const owner = await this.queries.credentials(me.accountId);
    this.hasher.expectRoom('known');
    await this.tries.begin(counterOf(me));
    if (await this.hasher.matches(owner.passwordHash, password, 'known')) return owner;
    // 403, not 401: the person is signed in, and a client that meets 401 would try to refresh.
    throw new DomainError('wrong_password', 'Your current password isn’t correct', {
      fields: { [field]: 'isn’t correct' },
    });
  }

  private hashNew(password: string, owner: PasswordOwner, field: string): Promise<string> {
    const problem = passwordProblem(password, owner);
    if (problem) throw badRequest('weak_password', 'Please choose another password', { [field]: problem });
    return this.hasher.hash(password, 'known');
  }
}

const counterOf = ({ sessionId }: Pick<SignedIn, 'sessionId'>) => `session:${sessionId}`;
