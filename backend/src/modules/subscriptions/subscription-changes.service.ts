import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { notFound, unprocessable, wrongFields } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { AuditService } from '../audit/index.js';
import { ComingPaymentsService } from './coming-payments.service.js';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.js';
import { type Named, type Running, runningOne } from './subscription.sql.js';
import { endOfMonths, isMovable, isPausable } from './subscription-states.js';
import { SubscriptionNewsService } from './subscription-news.service.js';

/** Stripe moves no payment further than two years. */
const FURTHEST = days(730);

/** Changes of running subscriptions. Stripe is asked first; what it answers is what is stored. */
@Injectable()
export class SubscriptionChangesService {
  constructor(
    private readonly database: Database,
    private readonly stripe: StripeSubscriptionsService,
    private readonly news: SubscriptionNewsService,
    private readonly coming: ComingPaymentsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels for the end of what is paid, or at once if that is over. Instalments pay for something bought, so
   * only the coach ends them. Canceling again changes nothing.
   */
  async cancel(named: Named, reason: string | null): Promise<void> {
    const subscription = await this.changeable(named);
    const { stripeId } = subscription;
    await (subscription.status === 'past_due' || this.hasPaused(subscription)
      ? this.stripe.cancelNow(stripeId)
      : this.stripe.cancelAtPeriodEnd(stripeId));
    await this.database.query('update subscriptions set cancel_reason = $2 where id = $1', [
      named.id,
      reason || null,
    ]);
    await this.news.hear(stripeId);
  }

  /** Pauses a monthly one for some months after what is paid, during which it has no access and costs nothing. */
  async pause(named: Named, months: number): Promise<void> {
    const subscription = await this.changeable(named);
    const { stripeId, nextPaymentAt } = subscription;
    if (!isPausable(subscription) || nextPaymentAt === null)
      throw unprocessable('not_possible', 'This subscription can’t be paused now.');
    // The invoices before this time are void. It is charged again with the first period after it.
    await this.stripe.pause(stripeId, later(endOfMonths(nextPaymentAt, months), -hours(1)));
    await this.news.hear(stripeId);
  }

  /** Takes a cancellation or a pause back. If the pause has begun, a new period begins and is charged now. */
  async resume(named: Named): Promise<void> {
    const subscription = await this.changeable(named);
    await this.stripe.goOn(subscription.stripeId, this.hasPaused(subscription));
    await this.news.hear(subscription.stripeId);
  }

  /** Returns whether its pause has begun: what was paid is over. */
  private hasPaused({ pausedUntil, accessUntil }: Running): boolean {
    return pausedUntil !== null && accessUntil !== null && accessUntil <= this.clock.now();
  }

  /** Returns the client secret by which the browser tells Stripe a new card. */
  async prepareCard(named: Named): Promise<string> {
    const { id, customerId } = await this.running(named);
    return this.stripe.prepareCard(customerId, id);
  }

  /** Lets the new card pay from now on, also what is missing. */
  async useCard(named: Named, setupIntentId: string): Promise<void> {
    const subscription = await this.running(named);
    if (!(await this.stripe.useCard(subscription, setupIntentId)))
      throw wrongFields({ setupIntentId: 'isn’t a saved card of this subscription' });
    await this.news.hear(subscription.stripeId);
  }

  /** Moves the next payment for the coach, who gives free time or another day. Instalments have an agreed end. */
  async movePayment(by: string, named: Named, to: Date): Promise<void> {
    // A payment may have been made since Stripe was asked last.
    await this.news.hear((await this.running(named)).stripeId);
    const { stripeId, productId, nextPaymentAt } = await this.movable(named, to);
    await this.stripe.movePayment(stripeId, to);
    await this.news.hear(stripeId);
    await this.database.transaction(async (tx) => {
      await this.coming.tellMoved(tx, named.id, nextPaymentAt);
      await this.audit.record(tx, {
        by,
        action: 'subscription.payment_moved',
        subject: { type: 'product', id: productId },
        memberId: named.accountId,
      });
    });
  }

  private async movable(named: Named, to: Date): Promise<Running & { nextPaymentAt: Date }> {
    const found = await this.running(named);
    const { nextPaymentAt } = found;
    if (!isMovable(found) || nextPaymentAt === null)
      throw unprocessable('not_possible', 'This payment can’t be moved now.');
    if (to <= nextPaymentAt || to > later(this.clock.now(), FURTHEST))
      throw wrongFields({ nextPaymentAt: 'must be after the next payment, within two years' });
    return { ...found, nextPaymentAt };
  }

  /** Ends a member's subscription for the coach, at once or with what is paid. */
  async cancelFor(by: string, named: Named, isAtOnce: boolean): Promise<void> {
    const { stripeId, productId } = await this.running(named);
    await (isAtOnce ? this.stripe.cancelNow(stripeId) : this.stripe.cancelAtPeriodEnd(stripeId));
    await this.news.hear(stripeId);
    await this.database.transaction((tx) =>
      this.audit.record(tx, {
        by,
        action: isAtOnce ? 'subscription.ended' : 'subscription.canceled',
        subject: { type: 'product', id: productId },
        memberId: named.accountId,
      }),
    );
  }

  private async changeable(named: Named): Promise<Running> {
    const found = await this.running(named);
    if (found.instalments !== null)
      throw unprocessable('not_possible', 'Instalments can’t be changed here. Please write to your coach.');
    return found;
  }

  private async running(named: Named): Promise<Running> {
    const found = await runningOne(this.database, named);
    if (!found) throw notFound('Subscription');
    return found;
  }
}
