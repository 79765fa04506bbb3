import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Currency } from '../../../kernel/currencies.js';
import { conflict, DomainError, notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import {
  CartCouponService,
  type CartLine,
  CartService,
  discounted,
  type Shopper,
  taxed,
  totalsOf,
} from '../../cart/index.js';
import { CurrencyService, TaxService } from '../../business/index.js';
import type { TaxPolicy } from '../../../kernel/tax-policy.js';
import { type AppliedCoupon, CouponUsesService } from '../../coupons/index.js';
import { CHECK_INTENT } from '../settling/check-intent.job.js';
import { OrderCouponsService } from '../order-coupons.service.js';
import { awaitsMoney, type OrderStatus } from '../order-states.js';
import { NewOrdersService } from '../settling/new-orders.service.js';
import { SettlementService } from '../settling/settlement.service.js';
import { OrdersQueries } from '../orders/orders.queries.js';
import { PaymentNewsService } from '../settling/payment-news.service.js';
import { OrderVersionsService } from './order-versions.service.js';
import { fingerprintOf, type Snapshot } from './snapshot.js';
import { type Intent, newsIn, StripeGateway } from '../settling/stripe-gateway.js';

export interface Checkout {
  /** Client secret of the intent; null: the order is free, so there is no payment. */
  clientSecret: string | null;
  orderId: string;
  snapshot: Snapshot;
}

/** A member at checkout, with the visitor's cart if it was not merged yet. */
export type Buyer = Shopper & { accountId: string };

interface Reserved {
  versionId: string;
  version: number;
  orderId: string;
  orderNumber: string;
  intentId: string | null;
  snapshot: Snapshot;
}

@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly cart: CartService,
    private readonly cartCoupon: CartCouponService,
    private readonly couponUses: CouponUsesService,
    private readonly orderCoupons: OrderCouponsService,
    private readonly orders: OrdersQueries,
    private readonly versions: OrderVersionsService,
    private readonly tax: TaxService,
    private readonly currency: CurrencyService,
    private readonly newOrderCount: NewOrdersService,
    private readonly settlement: SettlementService,
    private readonly stripe: StripeGateway,
    private readonly news: PaymentNewsService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Prepares the payment. The same cart gives the same intent, a changed one a new intent of the same pending order.
   */
  async begin(buyer: Buyer): Promise<Checkout> {
    const reserved = await this.reserve(buyer);
    if (reserved.intentId === null && (await this.hearAboutOlderIntents(reserved))) return this.begin(buyer);
    const { orderId, versionId, snapshot } = reserved;
    if (snapshot.totalCents === 0) {
      await this.database.transaction((tx) => this.cancelOlderIntents(tx, orderId, versionId));
      return { clientSecret: null, orderId, snapshot };
    }

    const intent = await this.intentOf(buyer, reserved);
    if (intent.state === 'open') return { clientSecret: intent.clientSecret, orderId, snapshot };

    // It was paid or canceled while the webhook was lost: recorded now instead of at the next reconciliation.
    await this.hearAbout(intent);
    if (intent.state === 'closed') return this.begin(buyer);
    throw new DomainError('already_paid', 'This order is already paid', {
      current: { orderId },
    });
  }

  /**
   * Settles a free cart after pricing it again, because no payment confirms it. Locks the order named by the page
   * first, so that a second click finds it settled. Returns the settled order.
   */
  async claim(buyer: Buyer, shownOrderId: string): Promise<string> {
    return this.withPrices(buyer, async (tx, priced) => {
      const shown = await lockOwn(tx, buyer.accountId, shownOrderId);
      if (!shown) throw notFound('Order');
      if (!awaitsMoney(shown.status)) return shownOrderId;
      const { orderId, versionId, snapshot } = await this.reserveIn(tx, buyer, priced);
      if (snapshot.totalCents > 0)
        throw conflict('payment_needed', 'This is no longer free. Reload to see the price.');
      await this.settlement.settleFree(tx, versionId);
      await this.cancelOlderIntents(tx, orderId, versionId);
      return orderId;
    });
  }

  /** Records Stripe's response; false if the intent is still unpaid. */
  private async hearAbout(intent: Intent): Promise<boolean> {
    const news = newsIn(intent);
    if (news) await this.news.take(news);
    return news !== undefined;
  }

  /** Records older payments whose webhook is still pending, so that the changed cart does not charge them again. */
  private async hearAboutOlderIntents({ orderId }: Reserved): Promise<boolean> {
    for (const intentId of await this.orders.openIntents(orderId)) {
      if (await this.hearAbout(await this.stripe.find(intentId))) return true;
    }
    return false;
  }

  /** Prices the cart and stores the snapshot. Stripe is asked afterwards, outside the transaction. */
  private reserve(buyer: Buyer): Promise<Reserved> {
    return this.withPrices(buyer, (tx, priced) => this.reserveIn(tx, buyer, priced));
  }

  private async withPrices<Result>(buyer: Buyer, use: (tx: Tx, cart: PricedCart) => Promise<Result>) {
    const priced = await this.cart.linesOf(buyer);
    const owned = await this.cart.ownedInCart(buyer);
    const couponId = await this.cartCoupon.couponIdOf(buyer);
    const tax = await this.tax.policy();
    const work = (tx: Tx) => use(tx, { priced, owned, couponId, tax });
    // Many people may want the last uses of a coupon at the same moment.
    return couponId === undefined
      ? this.database.transaction(work)
      : this.database.exclusiveTransaction('coupons', work);
  }

  private async reserveIn(tx: Tx, buyer: Buyer, { priced, owned, couponId, tax }: PricedCart) {
    const order = await this.pendingOrder(tx, buyer.accountId);
    await this.cart.merge(tx, buyer, owned);
    // Lines that a simultaneous payment removed from the cart are not sold again.
    const lines = await this.cart.stillIn(tx, buyer.accountId, priced);
    if (lines.length === 0) throw unprocessable('cart_empty', 'Your cart is empty');
    this.checkHeldTimes(lines);
    const coupon =
      couponId === undefined
        ? undefined
        : await this.couponUses.reserve(
            tx,
            { couponId, accountId: buyer.accountId, orderId: order.id },
            lines.map(({ product }) => ({ productId: product.id, amountCents: product.priceCents })),
          );
    const snapshot = snapshotOf(lines, coupon, tax, await this.currency.hold(tx));
    // The gift's message is stored only where it can be erased.
    const fingerprint = createHash('sha256').update(fingerprintOf(snapshot)).digest('base64url');
    const common = { orderId: order.id, orderNumber: order.number, snapshot };

    const current = await currentVersion(tx, order);
    if (current?.fingerprint === fingerprint)
      return { ...common, versionId: current.id, version: order.version, intentId: current.intentId };

    const version = order.version + 1;
    const versionId = await this.versions.add(tx, {
      orderId: order.id,
      buyerId: buyer.accountId,
      version,
      fingerprint,
      snapshot,
    });
    await this.orderCoupons.release(tx, order.id);
    return { ...common, versionId, version, intentId: null };
  }

  /** Refuses to charge for a time that may be taken: the buyer chooses again first (product rule 9.18). */
  private checkHeldTimes(lines: readonly CartLine[]): void {
    const now = this.clock.now();
    if (lines.some(({ heldTime }) => heldTime && new Date(heldTime.payUntil) <= now))
      throw conflict('hold_over', 'We’re no longer holding your time. Please choose it again.');
  }

  /** Locks the member's one pending order. Of several checkouts at once, one creates it and the others wait. */
  private async pendingOrder(tx: Tx, accountId: string): Promise<PendingOrder> {
    const now = this.clock.now();
    const found = await lockPending(tx, accountId, now);
    if (found) return found;
    await this.newOrderCount.add(tx, { accountId, status: 'pending', version: 0, now });
    const added = await lockPending(tx, accountId, now);
    if (!added) throw new DomainError('unavailable', 'Please try again in a moment');
    return added;
  }

  private async intentOf({ accountId }: Buyer, reserved: Reserved): Promise<Intent> {
    const { intentId, versionId, version, orderId, orderNumber, snapshot } = reserved;
    if (intentId !== null) return this.stripe.find(intentId);
    const intent = await this.stripe.create({
      amountCents: snapshot.totalCents,
      currency: snapshot.currency,
      orderId,
      orderNumber,
      accountId,
      idempotencyKey: `pi:${orderId}:v${version}:${versionId}`,
    });
    await this.database.transaction(async (tx) => {
      await tx.query(
        'update order_versions set payment_intent_id = $2 where id = $1 and payment_intent_id is null',
        [versionId, intent.id],
      );
      await this.cancelOlderIntents(tx, orderId, versionId);
    });
    return intent;
  }

  /** Cancels replaced payment intents. A job checks each one first, because it may be paid at this very moment. */
  private async cancelOlderIntents(tx: Tx, orderId: string, versionId: string): Promise<void> {
    const older = await tx.query<{ intentId: string }>(
      `select payment_intent_id as "intentId" from order_versions
       where order_id = $1 and id <> $2 and payment_intent_id is not null and closed_at is null and paid_at is null`,
      [orderId, versionId],
    );
    for (const { intentId } of older) {
      const dedupeKey = `${CHECK_INTENT.kind}:${intentId}:replaced`;
      await this.queue.add(tx, { job: CHECK_INTENT, payload: { intentId }, dedupeKey });
    }
  }
}

interface PricedCart {
  priced: CartLine[];
  owned: Set<string>;
  couponId: string | undefined;
  tax: TaxPolicy;
}

interface PendingOrder {
  id: string;
  number: string;
  version: number;
}

async function lockOwn(tx: Tx, accountId: string, orderId: string) {
  return tx.one<{ status: OrderStatus }>(
    'select status from orders where id = $1 and account_id = $2 for update',
    [orderId, accountId],
  );
}

async function lockPending(tx: Tx, accountId: string, now: Date): Promise<PendingOrder | undefined> {
  return tx.one<PendingOrder>(
    `update orders set active_at = $2 where account_id = $1 and status = 'pending' returning id, number, version`,
    [accountId, now],
  );
}

async function currentVersion(tx: Tx, { id, version }: PendingOrder) {
  return tx.one<{ id: string; fingerprint: string; intentId: string | null }>(
    `select id, cart_fingerprint as fingerprint, payment_intent_id as "intentId" from order_versions
     where order_id = $1 and version = $2 and closed_at is null`,
    [id, version],
  );
}

function snapshotOf(
  cart: readonly CartLine[],
  coupon: AppliedCoupon | undefined,
  tax: TaxPolicy,
  currency: Currency,
): Snapshot {
  const priced = cart.map(({ product, offer, gift, ward, heldTime }) => {
    const { id: productId, type, title, thumbnailUrl, priceCents, parts } = product;
    return {
      productId,
      type,
      title,
      thumbnailUrl,
      parts,
      offer,
      gift,
      ward,
      heldTime,
      amountCents: priceCents,
    };
  });
  const lines = discounted(priced, coupon ?? { discounts: [] });
  return {
    currency,
    ...totalsOf(lines, tax),
    coupon: coupon ? { id: coupon.id, code: coupon.code, isLimited: coupon.isLimited } : null,
    lines: taxed(lines, tax).map(({ paidCents, ...line }) => ({ ...line, amountCents: paidCents })),
  };
}
