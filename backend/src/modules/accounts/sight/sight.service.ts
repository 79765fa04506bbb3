import { Injectable } from '@nestjs/common';
import type { ApprovalOutcome } from '../../../events/index.js';
import { Clock } from '../../../kernel/clock.js';
import { forbidden } from '../../../kernel/errors.js';
import type { RefusedAct, ReportedAct, WaitingAct } from '../../../kernel/minor-acts.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { Person } from '../policy/may.js';
import { oversightOf, type SightAct } from '../policy/sight.js';

type WaitingRequest = {
  id: string;
  newEmail: string | null;
  askedAt: Date;
};

const WAITING = `select id, new_email as "newEmail", asked_at as "askedAt" from approval_requests where ward_id = $1 and act = $2`;

interface Details {
  /** The requested new address. */
  newEmail?: string;
  byCoach?: boolean;
}

interface Seen extends Person {
  guardianIds: string[];
}

const REFUSALS: Record<RefusedAct, string> = {
  birthday: 'You can’t change your date of birth yourself. Ask your coach.',
  'keep-account': 'Only your guardian can keep this account. Ask them.',
};

/** Keeps minors in their guardians' sight. Each action in `SIGHT` asks here, in the transaction that would do it. */
@Injectable()
export class SightService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Returns true if the action has to wait for a guardian. */
  async mustWait(
    tx: Tx,
    act: WaitingAct,
    wardId: string,
    { newEmail, byCoach = false }: Details = {},
  ): Promise<boolean> {
    // Locked like every change of guardians, and when a ward comes of age.
    await tx.query('select from accounts where id = $1 for update', [wardId]);
    const { oversight, guardianIds } = await this.see(tx, act, wardId);
    if (oversight !== 'waits') return false;
    const before = await this.read(tx, act, wardId);
    if (before && before.newEmail === (newEmail ?? null)) return true;
    await this.end(tx, act, wardId, 'withdrawn');
    const requestId = newId();
    await tx.query(
      `insert into approval_requests (id, ward_id, act, new_email, by_coach, asked_at) values ($1, $2, $3, $4, $5, $6)`,
      [requestId, wardId, act, newEmail ?? null, byCoach, this.clock.now()],
    );
    await this.outbox.publish(tx, 'approval.asked', { requestId, wardId, act, byCoach, guardianIds });
    return true;
  }

  /** Notifies the guardians of the minor's action right away. */
  async tell(tx: Tx, act: ReportedAct, wardId: string): Promise<void> {
    const { oversight, guardianIds } = await this.see(tx, act, wardId);
    if (oversight === 'notified') await this.outbox.publish(tx, 'ward.acted', { wardId, act, guardianIds });
  }

  /** Refuses an action that only the guardians and the coach can do. */
  async refuse(tx: Tx, act: RefusedAct, wardId: string): Promise<void> {
    if (await this.isRefused(tx, act, wardId)) throw forbidden('guardian_decides', REFUSALS[act]);
  }

  async isRefused(tx: Tx, act: RefusedAct, wardId: string): Promise<boolean> {
    return (await this.see(tx, act, wardId)).oversight === 'refused';
  }

  /** Removes the request, if it is still open; only one of two simultaneous calls gets it. */
  async end(
    tx: Tx,
    act: WaitingAct,
    wardId: string,
    outcome: ApprovalOutcome,
    guardianId: string | null = null,
  ): Promise<WaitingRequest | undefined> {
    const rows = await tx.query<WaitingRequest>(
      `delete from approval_requests where ward_id = $1 and act = $2
       returning id, new_email as "newEmail", asked_at as "askedAt"`,
      [wardId, act],
    );
    const [request] = rows;
    if (request)
      await this.outbox.publish(tx, 'approval.ended', {
        requestId: request.id,
        wardId,
        act,
        outcome,
        guardianId,
      });
    return request;
  }

  /** Withdraws all requests of a minor who has no guardian left. */
  async endAll(tx: Tx, wardId: string): Promise<void> {
    const waiting = await tx.query<{ act: WaitingAct }>(
      'select act from approval_requests where ward_id = $1',
      [wardId],
    );
    for (const { act } of waiting) await this.end(tx, act, wardId, 'withdrawn');
  }

  /** Returns the open request. */
  waiting(act: WaitingAct, wardId: string): Promise<WaitingRequest | undefined> {
    return this.database.one<WaitingRequest>(WAITING, [wardId, act]);
  }

  async read(tx: Tx, act: WaitingAct, wardId: string): Promise<WaitingRequest | undefined> {
    return await tx.one<WaitingRequest>(WAITING, [wardId, act]);
  }

  private async see(tx: Tx, act: SightAct, wardId: string) {
    const seen = await tx.one<Seen>(
      `select a.role, a.age_band as band,
         array(select l.guardian_id from guardian_links l where l.ward_id = a.id order by l.place) as "guardianIds"
       from accounts a where a.id = $1`,
      [wardId],
    );
    const guardianIds = seen?.guardianIds ?? [];
    return { guardianIds, oversight: seen ? oversightOf(act, seen, guardianIds.length > 0) : 'free' };
  }
}
