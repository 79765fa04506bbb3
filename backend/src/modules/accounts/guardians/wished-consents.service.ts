import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { ConsentsService } from '../consents/consents.service.js';
import type { ConsentPurpose } from '../consents/purposes.js';
import { FamilyQueries } from './family.queries.js';

/** Consents ticked before the guardian's proof: stored with the link, and given with the proof. */
@Injectable()
export class WishedConsentsService {
  constructor(
    private readonly queries: FamilyQueries,
    private readonly consents: ConsentsService,
    private readonly outbox: Outbox,
  ) {}

  /** Locks a guardian: when a tick and a proving order meet, the second one sees the first. */
  async lock(tx: Tx, guardianId: string): Promise<void> {
    await tx.query('select from accounts where id = $1 for no key update', [guardianId]);
  }

  async keep(tx: Tx, guardianId: string, wardId: string, purposes: readonly ConsentPurpose[]): Promise<void> {
    await tx.query('update guardian_links set wished_purposes = $3 where guardian_id = $1 and ward_id = $2', [
      guardianId,
      wardId,
      purposes,
    ]);
  }

  async read(tx: Tx, guardianId: string, wardId: string): Promise<ConsentPurpose[]> {
    const link = await tx.one<{ wished: ConsentPurpose[] }>(
      'select wished_purposes as wished from guardian_links where guardian_id = $1 and ward_id = $2',
      [guardianId, wardId],
    );
    return link?.wished ?? [];
  }

  /** Forgets the pending consents once everything is withdrawn, so that they do not return. */
  async forget(tx: Tx, wardId: string): Promise<void> {
    await tx.query(`update guardian_links set wished_purposes = '{}' where ward_id = $1`, [wardId]);
  }

  /** Records the consents that a guardian ticked for each minor for whom they have proved to be an adult. */
  async takeEffect(tx: Tx, guardianId: string): Promise<void> {
    await this.lock(tx, guardianId);
    const links = await tx.query<{ wardId: string }>(
      `select ward_id as "wardId" from guardian_links where guardian_id = $1 and wished_purposes <> '{}' order by ward_id`,
      [guardianId],
    );
    for (const { wardId } of links) await this.recordFor(tx, guardianId, wardId);
  }

  private async recordFor(tx: Tx, guardianId: string, wardId: string): Promise<void> {
    // Locked like every change of consents, and read again under the lock.
    const ward = await tx.one<{ agreed: ConsentPurpose[] }>(
      'select agreed_purposes as agreed from accounts where id = $1 for update',
      [wardId],
    );
    const proof = await this.queries.proofWithin(tx, guardianId, wardId);
    const wished = await this.read(tx, guardianId, wardId);
    if (!ward || !proof || wished.length === 0) return;
    const given = wished.filter((purpose) => !ward.agreed.includes(purpose));
    await this.consents.record(tx, { wardId, actorId: guardianId, given: true, purposes: given, ...proof });
    await this.keep(tx, guardianId, wardId, []);
    await this.tell(tx, { wardId, guardianId, given });
  }

  /** Notifies the guardian that the account is open, and the other guardian of the consents. */
  private async tell(
    tx: Tx,
    { wardId, guardianId, given }: { wardId: string; guardianId: string; given: ConsentPurpose[] },
  ): Promise<void> {
    if (given.length === 0) return;
    if (given.includes('account')) await this.outbox.publish(tx, 'ward.opened', { wardId, guardianId });
    const others = await this.queries.othersOf(tx, wardId, guardianId);
    if (others.length === 0) return;
    const change = { wardId, actorId: guardianId, given, withdrawn: [], others };
    await this.outbox.publish(tx, 'ward.consents-changed', change);
  }
}
