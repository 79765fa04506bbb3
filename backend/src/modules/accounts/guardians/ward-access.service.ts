import { Injectable } from '@nestjs/common';
import { badRequest, forbidden, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { WaitingAct } from '../../../kernel/minor-acts.js';
import { AccountsQueries } from '../accounts.queries.js';
import { isNoMail } from '../email-address.js';
import { PasswordHasherService } from '../password/password-hasher.service.js';
import { passwordProblem } from '../password/password-rules.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { LoginSessionService } from '../sessions/login-session.service.js';
import { EmailChangeService } from '../email-change/email-change.service.js';
import { SightService } from '../sight/sight.service.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianLinksService } from './guardian-links.service.js';

/** Refuses to let a guardian set the password of a minor of 13 or older. */
export const ownPassword = () =>
  forbidden('own_password', 'From age 13, she chooses her own password. You can email her a link.');

/** Lets a guardian help a minor to sign in, sign them out, and answer their requests (docs/decisions/in-her-guardians-sight.md). */
@Injectable()
export class WardAccessService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly queries: FamilyQueries,
    private readonly accounts: AccountsQueries,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: LoginSessionService,
    private readonly links: GuardianLinksService,
    private readonly secondFactors: SecondFactorService,
    private readonly sight: SightService,
    private readonly emails: EmailChangeService,
  ) {}

  /** Sets the password of a child under 13, and notifies and signs out the child. The lock excludes a simultaneous birthday. */
  async setPassword(me: SignedIn, wardId: string, password: string): Promise<void> {
    await this.queries.expect(me, 'watch-over', wardId);
    if (!(await this.queries.allows(me, 'set-password', wardId))) throw ownPassword();
    const owner = await this.accounts.credentials(wardId);
    const problem = passwordProblem(password, owner);
    if (problem) throw badRequest('weak_password', 'Please choose another password', { password: problem });
    const passwordHash = await this.hasher.hash(password, 'known');
    await this.asGuardian(me, wardId, async (tx) => {
      const changed = await tx.changed(
        `update accounts set password_hash = $2 where id = $1 and age_band = 'child'`,
        [wardId, passwordHash],
      );
      if (changed === 0) throw ownPassword();
      await this.sessions.endAll(tx, wardId);
      const hasAddress = !isNoMail(owner.email);
      await this.outbox.publish(tx, 'ward.password-set', { wardId, guardianId: me.accountId, hasAddress });
    });
  }

  /** Mails a password link to the minor's address, or to the first guardian's if the minor has none. */
  async sendPasswordLink(me: SignedIn, wardId: string): Promise<void> {
    await this.queries.expect(me, 'watch-over', wardId);
    await this.asGuardian(me, wardId, (tx) =>
      this.outbox.publish(tx, 'ward.password-link-wanted', { wardId, requestId: newId() }),
    );
  }

  /** Removes the second factor of a minor who has lost the phone and the recovery codes. */
  async removeSecondFactor(me: SignedIn, wardId: string): Promise<void> {
    await this.queries.expect(me, 'watch-over', wardId);
    await this.asGuardian(me, wardId, async (tx) => {
      if (!(await this.secondFactors.removeWithin(tx, wardId, 'removed-by-guardian')))
        throw notFound('Two-step sign-in');
    });
  }

  async signOut(me: SignedIn, wardId: string): Promise<void> {
    await this.queries.expect(me, 'watch-over', wardId);
    await this.asGuardian(me, wardId, (tx) => this.sessions.endAll(tx, wardId));
  }

  /** Answers a request. Only the first answer counts; a request that was answered or replaced gives 404. */
  async answerRequest(me: SignedIn, requestId: string, outcome: 'approved' | 'refused'): Promise<void> {
    const request = await this.database.one<{ wardId: string; act: WaitingAct }>(
      'select ward_id as "wardId", act from approval_requests where id = $1',
      [requestId],
    );
    if (!request) throw notFound('Request');
    const { wardId, act } = request;
    await this.queries.expect(me, 'watch-over', wardId);
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      const waiting = await this.sight.read(tx, act, wardId);
      if (waiting?.id !== requestId || !guardians.includes(me.accountId)) throw notFound('Request');
      await this.sight.end(tx, act, wardId, outcome, me.accountId);
      if (outcome === 'approved' && waiting.newEmail !== null)
        await this.emails.beginApproved(tx, wardId, waiting.newEmail);
    });
  }

  /** Runs the action after checking, under the lock, that the person is still the guardian. */
  private asGuardian(me: SignedIn, wardId: string, act: (tx: Tx) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      if (!guardians.includes(me.accountId)) throw notFound('Person');
      await act(tx);
    });
  }
}
