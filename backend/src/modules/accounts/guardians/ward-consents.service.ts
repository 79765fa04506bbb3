import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AuditService } from '../../audit/index.js';
import { Account } from '../account.entity.js';
import { ConsentsService } from '../consents/consents.service.js';
import type { ConsentMethod, ConsentPurpose } from '../consents/purposes.js';
import { LoginSessionService } from '../sessions/login-session.service.js';
import { FamilyQueries } from './family.queries.js';
import { SightService } from '../sight/sight.service.js';
import { SecondGuardiansService } from './second-guardians.service.js';
import { WishedConsentsService } from './wished-consents.service.js';

export interface NotedCall {
  guardianId: string;
  on: string;
  note: string;
  purposes: ConsentPurpose[];
}

@Injectable()
export class WardConsentsService {
  constructor(
    private readonly database: Database,
    private readonly queries: FamilyQueries,
    private readonly consents: ConsentsService,
    private readonly sessions: LoginSessionService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly seconds: SecondGuardiansService,
    private readonly wishes: WishedConsentsService,
    private readonly sight: SightService,
  ) {}

  /**
   * Makes exactly these consents the ones in force. Giving requires proof of being an adult, and the consent is kept
   * until the proof exists. Withdrawing needs no proof and takes effect at once: without the consent to the account,
   * all devices of the ward are signed out in the same transaction.
   */
  async agree(me: SignedIn, wardId: string, purposes: readonly ConsentPurpose[]): Promise<void> {
    await this.queries.expect(me, 'withdraw-consent', wardId);
    const wanted = purposes.includes('account') ? purposes : [];
    await this.database.transaction(async (tx) => {
      await this.wishes.lock(tx, me.accountId);
      const before = await this.standing(tx, wardId);
      const proof = await this.queries.proofWithin(tx, me.accountId, wardId);
      if (!(await this.isGuardian(tx, me.accountId, wardId))) throw notFound('Person');
      const given = wanted.filter((purpose) => !before.includes(purpose));
      const withdrawn = before.filter((purpose) => !wanted.includes(purpose));
      const said = { wardId, actorId: me.accountId };
      await this.withdraw(tx, { ...said, purposes: withdrawn, method: 'guardian' });
      if (proof) await this.consents.record(tx, { ...said, given: true, purposes: given, ...proof });
      await this.wishes.keep(tx, me.accountId, wardId, proof ? [] : given);
      await this.tellOthers(tx, { ...said, given: proof ? given : [], withdrawn });
    });
  }

  /**
   * Records the coach's call with a guardian: its day and the agreed consents (product rule 10.15). Opens the account
   * as a card order does. The guardian is notified and sees the note in their list.
   */
  async noteCall(me: SignedIn, wardId: string, call: NotedCall): Promise<void> {
    await this.queries.expect(me, 'note-call', wardId);
    if (call.on > this.clock.now().toISOString().slice(0, 10))
      throw badRequest('invalid', 'This call hasn’t happened yet', { on: 'can’t be in the future' });
    await this.database.transaction(async (tx) => {
      const before = await this.standing(tx, wardId);
      if (!(await this.seconds.isConfirmed(tx, call.guardianId, wardId))) throw notFound('Guardian');
      const { guardianId } = call;
      const wished = await this.wishes.read(tx, guardianId, wardId);
      const purposes = [...new Set([...call.purposes, ...wished])];
      await this.consents.record(tx, {
        wardId,
        actorId: guardianId,
        given: true,
        purposes,
        method: 'coach_call',
        evidence: `${call.on}: ${call.note}`,
      });
      await this.wishes.keep(tx, guardianId, wardId, []);
      await this.seconds.joinProven(tx, guardianId);
      await this.outbox.publish(tx, 'guardian.spoken-with', { wardId, guardianId });
      if (purposes.includes('account') && !before.includes('account'))
        await this.outbox.publish(tx, 'ward.opened', { wardId, guardianId });
      await this.tellOthers(tx, { wardId, actorId: guardianId, given: purposes, withdrawn: [] });
      await this.audit.record(tx, {
        by: me.accountId,
        action: 'guardian.call_noted',
        subject: { type: 'student', id: wardId },
        memberId: wardId,
        fields: purposes,
      });
    });
  }

  /** Notifies the guardian who stays. Without one who has proved to be an adult, all consents end. */
  async endWithout(tx: Tx, guardianId: string): Promise<void> {
    const wards = await tx.query<{ id: string }>(
      'select ward_id as id from guardian_links where guardian_id = $1',
      [guardianId],
    );
    for (const { id: wardId } of wards) {
      const purposes = await this.standing(tx, wardId);
      const others = await this.queries.othersOf(tx, wardId, guardianId);
      if (!(await this.queries.isOneProven(tx, others, wardId)))
        await this.withdraw(tx, { wardId, actorId: guardianId, purposes, method: 'guardian_left' });
      if (others.length > 0) await this.outbox.publish(tx, 'guardian.left', { wardId, others });
      else await this.sight.endAll(tx, wardId);
    }
  }

  /** Ends all consents, because no guardian is left who has proved to be an adult. */
  async endAll(tx: Tx, wardId: string, guardianId: string): Promise<void> {
    const purposes = await this.standing(tx, wardId);
    await this.withdraw(tx, { wardId, actorId: guardianId, purposes, method: 'guardian_left' });
  }

  /** Notifies the other guardian of the change. */
  private async tellOthers(
    tx: Tx,
    change: { wardId: string; actorId: string; given: ConsentPurpose[]; withdrawn: ConsentPurpose[] },
  ): Promise<void> {
    if (change.given.length + change.withdrawn.length === 0) return;
    const others = await this.queries.othersOf(tx, change.wardId, change.actorId);
    if (others.length > 0) await this.outbox.publish(tx, 'ward.consents-changed', { ...change, others });
  }

  private async withdraw(
    tx: Tx,
    said: { wardId: string; actorId: string; purposes: ConsentPurpose[]; method: ConsentMethod },
  ): Promise<void> {
    await this.consents.record(tx, { ...said, given: false });
    if (!said.purposes.includes('account')) return;
    await this.sessions.endAll(tx, said.wardId);
    await this.wishes.forget(tx, said.wardId);
  }

  /** Checks again within the transaction, because the guardian may have been removed meanwhile. */
  private async isGuardian(tx: Tx, guardianId: string, wardId: string): Promise<boolean> {
    const links = await tx.query('select from guardian_links where ward_id = $1 and guardian_id = $2', [
      wardId,
      guardianId,
    ]);
    return links.length > 0;
  }

  /** Returns the consents in force, under a lock: two guardians cannot overwrite each other unseen, and a sign-in waits. */
  private async standing(tx: Tx, wardId: string): Promise<ConsentPurpose[]> {
    const ward = await tx.findOne(Account, {
      select: { id: true, agreedPurposes: true },
      where: { id: wardId },
      lock: { mode: 'pessimistic_write' },
    });
    return (ward?.agreedPurposes ?? []) as ConsentPurpose[];
  }
}
