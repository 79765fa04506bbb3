import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock, days, hours, later, minutes } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { job } from '../../platform/jobs/job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { SignedIn } from '../../platform/security/actor.js';
import {
  AccountErasureService,
  LoginSessionService,
  PasswordService,
  SightService,
} from '../accounts/index.js';
import type { AccountDeletionResponse } from './data-export.dto.js';

/** Period in which the member can undo the request. */
const UNDO_FOR = days(7);

/** Delay after which every request that was running during the erasure has ended. */
const AGAIN_AFTER = hours(1);
export const ERASE_AGAIN = job('privacy.tell-again', { accountId: z.string() });

/** Schedules and undoes the deletion of an account, and erases it when it is due. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly passwords: PasswordService,
    private readonly sessions: LoginSessionService,
    private readonly erasure: AccountErasureService,
    private readonly sight: SightService,
    private readonly outbox: Outbox,
    private readonly queue: JobQueue,
  ) {}

  async state(accountId: string): Promise<AccountDeletionResponse> {
    const row = await this.database.one<{ scheduledAt: Date; erasesAt: Date }>(
      `select scheduled_at as "scheduledAt", erases_at as "erasesAt" from account_deletions where account_id = $1`,
      [accountId],
    );
    const waiting = await this.sight.waiting('deletion', accountId);
    return {
      awaitsGuardianSince: waiting?.askedAt ?? null,
      scheduledAt: row?.scheduledAt ?? null,
      erasesAt: row?.erasesAt ?? null,
      isKeptByGuardian: await this.database.transaction((tx) =>
        this.sight.isRefused(tx, 'keep-account', accountId),
      ),
    };
  }

  /**
   * Schedules the deletion of one's own account or a ward's. A minor's own request needs a guardian's approval. Only
   * the first request counts: repeating it neither moves the date nor sends another email.
   */
  async schedule(
    me: SignedIn,
    password: string,
    accountId: string = me.accountId,
  ): Promise<AccountDeletionResponse> {
    const isOwn = accountId === me.accountId;
    await this.passwords.prove(me, password);
    await this.database.transaction(async (tx) => {
      if (isOwn && (await this.sight.mustWait(tx, 'deletion', accountId))) return;
      if (!isOwn) await this.sight.end(tx, 'deletion', accountId, 'approved', me.accountId);
      await this.begin(tx, accountId, me.sessionId);
    });
    return this.state(accountId);
  }

  /** Starts the deletion, and signs out every device except the session's. */
  async begin(tx: Tx, accountId: string, sessionId?: string): Promise<void> {
    const now = this.clock.now();
    const deletionId = newId();
    const erasesAt = later(now, UNDO_FOR);
    const scheduled = await tx.one<{ id: string }>(
      `insert into account_deletions (account_id, id, scheduled_at, erases_at) values ($1, $2, $3, $4)
       on conflict (account_id) do nothing returning id`,
      [accountId, deletionId, now, erasesAt],
    );
    if (!scheduled) return;
    await this.sessions.endAll(tx, accountId, sessionId === undefined ? undefined : { sessionId });
    await this.outbox.publish(tx, 'account.deletion-scheduled', {
      accountId,
      deletionId,
      erasesAt: erasesAt.toISOString(),
    });
  }

  /**
   * Cancels a deletion that was not carried out, or withdraws the request for it. Minors withdraw their own requests;
   * only a guardian cancels a deletion that a guardian has scheduled or approved.
   */
  async undo(me: Pick<SignedIn, 'accountId'>, accountId: string = me.accountId): Promise<void> {
    await this.database.transaction(async (tx) => {
      const waited = await this.sight.end(tx, 'deletion', accountId, 'withdrawn');
      const isOwn = accountId === me.accountId;
      if (waited && isOwn && (await this.sight.isRefused(tx, 'keep-account', accountId))) return;
      const kept = await tx.changed('delete from account_deletions where account_id = $1', [accountId]);
      if (!waited && kept === 0) throw notFound('Deletion');
      if (isOwn) await this.sight.refuse(tx, 'keep-account', accountId);
    });
  }

  /** Erases the accounts whose seven days are over, at most 100 in a round. */
  @Every(minutes(5), 'privacy.erase-due')
  async eraseDue(): Promise<void> {
    const due = await this.database.query<{ accountId: string }>(
      'select account_id as "accountId" from account_deletions where erases_at <= $1 order by erases_at limit 100',
      [this.clock.now()],
    );
    for (const { accountId } of due) await this.erase(accountId);
  }

  /** Erases the account. Deleting the request's row decides between the member who undoes and several erasing jobs. */
  async erase(accountId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const taken = await tx.changed(
        'delete from account_deletions where account_id = $1 and erases_at <= $2 returning id',
        [accountId, now],
      );
      if (taken === 0 || !(await this.erasure.erase(tx, accountId))) return;
      const runAt = later(now, AGAIN_AFTER);
      await this.queue.add(tx, { job: ERASE_AGAIN, payload: { accountId }, runAt });
    });
  }
}
