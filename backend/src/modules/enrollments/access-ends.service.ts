import { Injectable } from '@nestjs/common';
import { Clock, minutes } from '../../kernel/clock.js';
import { conflict, wrongFields } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { AuditService } from '../audit/index.js';
import { ProductsQueries, type ProductSummary } from '../catalog/index.js';
import type { EnrollmentSource } from './enrollment.entity.js';
import { EnrollmentsService } from './enrollments.service.js';
import { RightRowsService } from './right-rows.service.js';

/** A member's access to a product, and when it is to end; `until` null: never. */
interface NewEnd {
  by: string;
  memberId: string;
  productId: string;
  until: Date | null;
  reason: string;
}

/** Members whose access one run ends; the next run follows a minute later. */
const MEMBERS_AT_ONCE = 500;
/** Ends that one run announces. */
const NOTICES_AT_ONCE = 500;
/** Days before the end at which members hear of it. */
const NOTICE_DAYS = [14, 3];

/** Ends access at its time, and lets the coach move that time. */
@Injectable()
export class AccessEndsService {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingQueries,
    private readonly products: ProductsQueries,
    private readonly enrollments: EnrollmentsService,
    private readonly rights: RightRowsService,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the access whose time has come, member by member, the earliest end first. `active_enrollments` leaves it out
   * from the very moment; this job lets other rights take over, frees second seats and tells other modules. A member
   * whose access cannot be ended holds up nobody: the job fails after the others, and tries again.
   */
  @Every(minutes(1), 'enrollments.end-expired')
  async endExpired(): Promise<void> {
    const due = await this.database.query<{ accountId: string }>(
      `select account_id as "accountId" from enrollments
       where ended_at is null and expires_at <= $1 group by account_id order by min(expires_at), account_id limit $2`,
      [this.clock.now(), MEMBERS_AT_ONCE],
    );
    const failures: unknown[] = [];
    for (const { accountId } of due) {
      try {
        await this.database.transaction((tx) => this.enrollments.endExpired(tx, accountId));
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'access not ended for some members');
  }

  /**
   * Announces ends that are near, once for each number of days; not for access that was opened later than that. An end
   * that was moved to a later day is announced again. Parts end with their bundle, which is announced.
   */
  @Every(minutes(10), 'enrollments.tell-ending')
  async tellEnding(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const due = await tx.query<{ accountId: string; productId: string; product: string; endsAt: Date }>(
        `update enrollments e set end_told_at = $1 from product_facts p
         where p.id = e.product_id and e.id in (
           select id from enrollments
           where ended_at is null and expires_at > $1 and expires_at <= $1::timestamptz + make_interval(days => $3)
             and bundle_id is null and exists (
               select from unnest($2::int[]) as days (before)
               cross join lateral (select expires_at - make_interval(days => before)) as notice (due)
               where due <= $1 and due > greatest(opened_again_at, started_at, end_told_at)
             )
           order by expires_at limit $4 for update skip locked
         )
         returning e.account_id as "accountId", p.id as "productId", p.title as product, e.expires_at as "endsAt"`,
        [this.clock.now(), NOTICE_DAYS, Math.max(...NOTICE_DAYS), NOTICES_AT_ONCE],
      );
      for (const { endsAt, ...of } of due)
        await this.outbox.publish(tx, 'access.ending', { ...of, endsAt: endsAt.toISOString() });
    });
  }

  /** Skips the notices that are due now, because the subscription has told the member itself. */
  async skipNotices(tx: Tx, subscriptionId: string): Promise<void> {
    await tx.query(
      `update enrollments set end_told_at = $2
       where source = 'subscription' and source_id = $1 and ended_at is null and bundle_id is null`,
      [subscriptionId, this.clock.now()],
    );
  }

  /**
   * Moves the end of access that the coach gave, or that ends anyway. What was bought forever is refunded instead. Parts
   * follow their bundle, second seats their course, and other rights to the product end no later.
   */
  async move({ by, memberId, productId, until, reason }: NewEnd): Promise<void> {
    this.check(until, (await this.products.byIds([productId])).get(productId));
    await this.database.transaction(async (tx) => {
      const end = await movableEnd(tx, memberId, productId);
      if (until === null || (end !== null && until > end)) await this.standing.mustActFor(tx, memberId);
      const moved = await tx.query<{ productId: string }>(
        `update enrollments set expires_at = $3
         where account_id = $1 and (product_id = $2 or bundle_id = $2) and ended_at is null
         returning product_id as "productId"`,
        [memberId, productId, until],
      );
      await tx.query(
        `update further_rights set expires_at = least(expires_at, $3::timestamptz)
         where account_id = $1 and product_id = $2`,
        [memberId, productId, until],
      );
      await this.rights.followOwner(
        tx,
        memberId,
        moved.map((row) => row.productId),
      );
      await this.rights.preferLongest(tx, memberId);
      await this.audit.record(tx, {
        by,
        action: 'enrollment.end_moved',
        subject: { type: 'product', id: productId },
        memberId,
        reason,
      });
    });
  }

  /** Refuses an end in the past, because taking access away is another action, and an end for sessions, which have their own. */
  check(until: Date | null, product: ProductSummary | undefined): void {
    if (!until) return;
    if (until <= this.clock.now()) throw wrongFields({ accessUntil: 'must be in the future' });
    if (product?.type === 'coaching')
      throw wrongFields({ accessUntil: 'can’t be set for coaching sessions' });
  }
}

/** Locks access to a product and returns its end; null: never. Refuses access that only its payment or source may end. */
async function movableEnd(tx: Tx, accountId: string, productId: string): Promise<Date | null> {
  const row = await tx.one<{ source: EnrollmentSource; expiresAt: Date | null; bundleId: string | null }>(
    `select source, expires_at as "expiresAt", bundle_id as "bundleId" from enrollments
     where account_id = $1 and product_id = $2 and ended_at is null for update`,
    [accountId, productId],
  );
  const isOwn = row && row.bundleId === null && row.source !== 'seat' && row.source !== 'subscription';
  if (!isOwn || (row.source !== 'grant' && row.expiresAt === null))
    throw conflict('not_granted', 'You can only change access that you gave alone, or that has an end date');
  return row.expiresAt;
}
