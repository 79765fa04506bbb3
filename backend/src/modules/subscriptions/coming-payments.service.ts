import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { nextCents } from './plan.js';
import type { Subscription } from './subscription.entity.js';
import { SUBSCRIPTION } from './subscription.sql.js';

/** Notice before the first payment after free days, which the card networks require. */
const BEFORE_FIRST = days(7);

/** Notice before a yearly payment, which members may have forgotten. */
const BEFORE_YEARLY = days(21);

const AT_ONCE = 500;

type Coming = Subscription & { nextPaymentAt: Date };

/** Tells members of payments that they may not expect: when free days begin and end, once a year, and when one is moved. */
@Injectable()
export class ComingPaymentsService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Tells of free days that begin. A payment that comes soon is not told again. */
  async confirmTrial(tx: Tx, subscription: Subscription, nextPaymentAt: Date): Promise<void> {
    await this.tell(tx, { ...subscription, nextPaymentAt });
    const { id: subscriptionId, accountId, productId, title: product } = subscription;
    await this.outbox.publish(tx, 'subscription.trial-begun', {
      subscriptionId,
      accountId,
      productId,
      product,
      at: this.clock.now().toISOString(),
    });
    await tx.query(
      'update subscriptions set payment_told_for = next_payment_at where id = $1 and next_payment_at <= $2',
      [subscription.id, later(this.clock.now(), BEFORE_FIRST)],
    );
  }

  /** Tells of a payment that the coach moved from a time. One that comes soon is not told again. */
  async tellMoved(tx: Tx, id: string, from: Date): Promise<void> {
    const moved = await tx.one<Coming & Record<string, unknown>>(
      `update subscriptions s
       set payment_told_for = case when next_payment_at <= $2 then next_payment_at else payment_told_for end
       where id = $1 and next_payment_at is not null returning ${SUBSCRIPTION}`,
      [id, later(this.clock.now(), BEFORE_YEARLY)],
    );
    if (!moved) return;
    await this.tell(tx, moved, true);
    await this.outbox.publish(tx, 'subscription.payment-moved', {
      subscriptionId: id,
      from: from.toISOString(),
      to: moved.nextPaymentAt.toISOString(),
    });
  }

  /** Tells of the payments that come soon, each once. */
  @Every(hours(1), 'subscriptions.tell-coming')
  async tellComing(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const coming = await tx.query<Coming & Record<string, unknown>>(
        `update subscriptions s set payment_told_for = next_payment_at
         where id in (
           select id from subscriptions
           where ended_at is null and status = 'active' and instalments is null and next_payment_at > $1
             and next_payment_at <= case when payments_made = 0 then $2::timestamptz when interval = 'year' then $3::timestamptz end
             and payment_told_for is distinct from next_payment_at
           order by next_payment_at limit $4 for update skip locked)
         returning ${SUBSCRIPTION}`,
        [now, later(now, BEFORE_FIRST), later(now, BEFORE_YEARLY), AT_ONCE],
      );
      for (const subscription of coming) await this.tell(tx, subscription);
    });
  }

  private async tell(tx: Tx, subscription: Coming, isMoved = false): Promise<void> {
    await this.outbox.publish(tx, 'subscription.payment-coming', {
      subscriptionId: subscription.id,
      accountId: subscription.accountId,
      productId: subscription.productId,
      product: subscription.title,
      amountCents: nextCents(subscription),
      currency: subscription.currency,
      isFirst: subscription.paymentsMade === 0,
      isMoved,
      paysAt: subscription.nextPaymentAt.toISOString(),
    });
  }
}
