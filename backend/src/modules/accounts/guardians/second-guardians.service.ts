import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, forbidden, notFound } from '../../../kernel/errors.js';
import { hashOfSecret } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { linkInvalid } from '../one-time-tokens/one-time-token.service.js';
import { expectAdult } from './daughters.service.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianLinksService } from './guardian-links.service.js';

/**
 * Takes a second guardian through three steps: they accept with the invited address, the first guardian confirms, and
 * they prove to be an adult. Until all three are done there is no link, so nothing treats them as a guardian.
 */
@Injectable()
export class SecondGuardiansService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly queries: FamilyQueries,
    private readonly links: GuardianLinksService,
  ) {}

  /** Accepts the invitation. The link's token is deleted, so only one of two simultaneous requests accepts. */
  async accept(me: SignedIn, token: string): Promise<void> {
    expectAdult(me);
    await this.database.transaction(async (tx) => {
      const invited = await tx.one<{ id: string; wardId: string; isMine: boolean }>(
        `select i.id, i.ward_id as "wardId", a.id is not null as "isMine" from guardian_invitations i
         left join accounts a on a.id = $2 and a.email = i.email and a.email_verified_at is not null
         where i.token_hash = $1 and i.expires_at > $3 for update of i`,
        [hashOfSecret(token), me.accountId, this.clock.now()],
      );
      if (!invited) throw linkInvalid();
      if (!invited.isMine)
        throw forbidden(
          'not_invited',
          'This invitation was sent to another email address. Sign in with that address and confirm it first.',
        );
      const others = await this.links.locked(tx, invited.wardId);
      if (others.includes(me.accountId)) throw conflict('conflict', 'You’re already her guardian');
      await tx.query(
        `update guardian_invitations set accepted_by = $2, accepted_at = $3, token_hash = null where id = $1`,
        [invited.id, me.accountId, this.clock.now()],
      );
      const { wardId } = invited;
      await this.outbox.publish(tx, 'guardian.accepted', { wardId, guardianId: me.accountId, others });
    });
  }

  async confirm(me: SignedIn, wardId: string): Promise<void> {
    await this.queries.expect(me, 'give-consent', wardId);
    await this.database.transaction(async (tx) => {
      const guardians = await this.links.locked(tx, wardId);
      const rows = await tx.query<{ guardianId: string }>(
        `update guardian_invitations set confirmed_at = $2
         where ward_id = $1 and accepted_by is not null and confirmed_at is null returning accepted_by as "guardianId"`,
        [wardId, this.clock.now()],
      );
      if (!rows[0] || !guardians.includes(me.accountId)) throw notFound('Person');
      const { guardianId } = rows[0];
      if (!(await this.join(tx, guardianId, wardId)))
        await this.outbox.publish(tx, 'guardian.confirmed', { wardId, guardianId });
    });
  }

  /** Makes a person who has proved to be an adult a guardian of every minor waiting for the proof. */
  async joinProven(tx: Tx, guardianId: string): Promise<void> {
    const waiting = await tx.query<{ wardId: string }>(
      'select ward_id as "wardId" from guardian_invitations where accepted_by = $1 order by ward_id',
      [guardianId],
    );
    for (const { wardId } of waiting) {
      await this.links.locked(tx, wardId);
      await this.join(tx, guardianId, wardId);
    }
  }

  /** Ends the process before the person becomes a guardian; returns true if it was under way. */
  async turnAway(tx: Tx, guardianId: string, wardId: string): Promise<boolean> {
    const ended = await tx.changed(
      'delete from guardian_invitations where ward_id = $1 and accepted_by = $2',
      [wardId, guardianId],
    );
    return ended > 0;
  }

  /** Returns true for a guardian of the minor, and for one who is confirmed but has not proved to be an adult yet. */
  async isConfirmed(tx: Tx, guardianId: string, wardId: string): Promise<boolean> {
    const found = await tx.query(
      `select from guardian_links where ward_id = $1 and guardian_id = $2
       union all
       select from guardian_invitations where ward_id = $1 and accepted_by = $2 and confirmed_at is not null`,
      [wardId, guardianId],
    );
    return found.length > 0;
  }

  /** Returns whether the person is a guardian now. */
  private async join(tx: Tx, guardianId: string, wardId: string): Promise<boolean> {
    if (!(await this.queries.isProven(tx, guardianId, wardId))) return false;
    const ready = await tx.changed(
      'delete from guardian_invitations where ward_id = $1 and accepted_by = $2 and confirmed_at is not null',
      [wardId, guardianId],
    );
    if (ready === 0) return false;
    await this.links.join(tx, guardianId, wardId);
    const others = await this.queries.othersOf(tx, wardId, guardianId);
    await this.outbox.publish(tx, 'guardian.joined', { wardId, guardianId, others });
    return true;
  }
}
