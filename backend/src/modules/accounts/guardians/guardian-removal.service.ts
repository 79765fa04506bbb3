import { Injectable } from '@nestjs/common';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { AuditService } from '../../audit/index.js';
import { SightService } from '../sight/sight.service.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianLinksService } from './guardian-links.service.js';
import { SecondGuardiansService } from './second-guardians.service.js';
import { WardConsentsService } from './ward-consents.service.js';

/** Removes guardians, and people about to become one (docs/decisions/two-guardians.md). */
@Injectable()
export class GuardianRemovalService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly queries: FamilyQueries,
    private readonly links: GuardianLinksService,
    private readonly seconds: SecondGuardiansService,
    private readonly consents: WardConsentsService,
    private readonly sight: SightService,
    private readonly audit: AuditService,
  ) {}

  /** Lets a guardian remove the other one or themselves. A guardian who has proved to be an adult must remain. */
  async remove(me: SignedIn, wardId: string, guardianId: string): Promise<void> {
    await this.queries.expect(me, 'remove-guardian', wardId);
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      if (!guardians.includes(me.accountId)) throw notFound('Person');
      const staying = guardians.filter((id) => id !== guardianId);
      if (guardians.includes(guardianId) && !(await this.queries.isOneProven(tx, staying, wardId)))
        throw conflict('guardian_unproven', 'At least one guardian must be a confirmed adult');
      await this.end(tx, wardId, guardianId, guardians);
    });
  }

  /** Lets the coach remove any guardian. The consents end with the last guardian who has proved to be an adult. */
  async removeByCoach(me: SignedIn, wardId: string, guardianId: string): Promise<void> {
    await this.queries.expect(me, 'remove-guardian', wardId);
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      await this.end(tx, wardId, guardianId, guardians);
      const staying = guardians.filter((id) => id !== guardianId);
      if (guardians.includes(guardianId) && !(await this.queries.isOneProven(tx, staying, wardId)))
        await this.consents.endAll(tx, wardId, guardianId);
      await this.audit.record(tx, {
        by: me.accountId,
        action: 'guardian.removed',
        subject: { type: 'student', id: wardId },
        memberId: wardId,
      });
    });
  }

  /** Withdraws an acceptance before the person is a guardian. */
  async withdraw(me: SignedIn, wardId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      if (guardians.includes(me.accountId)) throw notFound('Person');
      await this.end(tx, wardId, me.accountId, guardians);
    });
  }

  private async end(tx: Tx, wardId: string, guardianId: string, guardians: readonly string[]): Promise<void> {
    if (guardians.includes(guardianId)) await this.links.end(tx, guardianId, wardId);
    else if (!(await this.seconds.turnAway(tx, guardianId, wardId))) throw notFound('Guardian');
    const others = guardians.filter((id) => id !== guardianId);
    if (others.length === 0) await this.sight.endAll(tx, wardId);
    await this.outbox.publish(tx, 'guardian.removed', { wardId, guardianId, others });
    await this.outbox.publish(tx, 'standing.changed', { accountId: wardId });
  }
}
