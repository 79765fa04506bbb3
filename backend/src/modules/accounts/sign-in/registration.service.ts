import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, unprocessable } from '../../../kernel/errors.js';
import type { Language } from '../../../kernel/languages.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { LegalAcceptancesService } from '../../legal/index.js';
import { AgeService } from '../age/age.service.js';
import { guardianNeeded } from '../guardian-needed.js';
import { Account } from '../account.entity.js';
import { emailTaken } from '../email-address.js';
import type { RegisterRequest } from './auth.dto.js';
import { EmailChangeService } from '../email-change/email-change.service.js';
import { LoginSessionService, type OpenSession } from '../sessions/login-session.service.js';
import { OneTimeTokenService } from '../one-time-tokens/one-time-token.service.js';
import type { Device } from '../known-devices/device.js';
import { PasswordHasherService } from '../password/password-hasher.service.js';
import { REGISTRATIONS } from '../password/sign-in-delay.js';
import { SignInTriesService } from '../password/sign-in-tries.service.js';
import { passwordProblem } from '../password/password-rules.js';
import { zoneFrom } from '../credentials.dto.js';

/** Registers visitors as members, and confirms their addresses. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly hasher: PasswordHasherService,
    private readonly tries: SignInTriesService,
    private readonly sessions: LoginSessionService,
    private readonly tokens: OneTimeTokenService,
    private readonly emailChanges: EmailChangeService,
    private readonly legal: LegalAcceptancesService,
    private readonly ages: AgeService,
  ) {}

  /**
   * Creates a member account in the requested language and time zone, and opens its first session. The unique address
   * decides between simultaneous requests. Stores nothing about a minor, because a guardian creates the account. Many
   * accounts from one network are slowed down; an invalid form does not count.
   */
  async register(
    { name, email, password, birthDate, wantsNews = false, timeZone }: RegisterRequest,
    device: Pick<Device, 'name' | 'network'>,
    language: Language | null = null,
  ): Promise<OpenSession> {
    const ageBand = this.ages.bandOf(birthDate);
    if (ageBand !== 'adult') throw guardianNeeded();
    const problem = passwordProblem(password, { name, email, role: 'member' });
    if (problem) throw badRequest('weak_password', 'Please choose another password', { password: problem });
    this.hasher.expectRoom('stranger');
    await this.tries.begin(`registration:${device.network}`, REGISTRATIONS);
    const passwordHash = await this.hasher.hash(password, 'stranger');
    const id = newId();
    try {
      return await this.database.transaction(async (tx) => {
        const person = { id, name, email, birthDate, ageBand, ...zoneFrom(timeZone) };
        await tx.insert(Account, { ...person, passwordHash, language, createdAt: this.clock.now() });
        await this.legal.record(tx, { accountId: id, occasion: 'registration', at: this.clock.now() });
        await this.outbox.publish(tx, 'member.joined', { accountId: id, wantsNews });
        return this.sessions.open(tx, id, device.name);
      });
    } catch (error) {
      throw brokenConstraint(error) === 'accounts_email_key' ? emailTaken() : error;
    }
  }

  /** Confirms the present address, or the new one of a change: the link knows which. A used link is reported as such. */
  async verifyEmail(token: string): Promise<void> {
    if (await this.tokens.isFor(token, 'change_email')) return this.emailChanges.confirm(token);
    if (await this.tokens.isUsed(token, ['verify_email', 'change_email'])) throw alreadyConfirmed();
    try {
      await this.database.transaction(async (tx) => {
        const id = await this.tokens.use(tx, token, ['verify_email']);
        await tx.update(Account, { id }, { emailVerifiedAt: this.clock.now() });
      });
    } catch (error) {
      // another request was faster
      throw (await this.tokens.isUsed(token, ['verify_email'])) ? alreadyConfirmed() : error;
    }
  }

  /** Requests another confirmation email, unless the address is already confirmed. */
  async resendVerification(accountId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const unconfirmed = await tx.existsBy(Account, { id: accountId, emailVerifiedAt: IsNull() });
      if (!unconfirmed) return;
      await this.outbox.publish(tx, 'email.verification-requested', { accountId, requestId: newId() });
    });
  }
}

const alreadyConfirmed = () =>
  unprocessable('already_confirmed', 'This email address is already confirmed. You can sign in.');
