import { Injectable } from '@nestjs/common';
import { Clock, hours, later } from '../../kernel/clock.js';
import { conflict, DomainError, notFound, unprocessable } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import type { Cents } from '../../kernel/money.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { CurrencyService, TaxService } from '../business/index.js';
import { taxed } from '../cart/index.js';
import type { OfferInterval } from '../catalog/index.js';
import { CartCouponsQueries, CouponUsesService, type RecurringCoupon } from '../coupons/index.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.js';
import type { Subscription } from './subscription.entity.js';
import { SUBSCRIPTION } from './subscription.sql.js';
import { SubscriptionNewsService } from './subscription-news.service.js';

/** A subscription that waits for its first payment. */
export interface BegunSubscription {
  clientSecret: string;
  subscription: Subscription;
}

interface Offer {
  id: string;
  name: string;
  productId: string;
  title: string;
  priceCents: Cents;
  interval: OfferInterval;
  instalments: number | null;
  trialDays: number | null;
}

/** Subscription of member `$1` to product `$2` that is not over. */
const RUNNING = `select ${SUBSCRIPTION} from subscriptions s
  where s.account_id = $1 and s.product_id = $2 and s.ended_at is null`;

/** Begins subscriptions: the same offer gives the same first payment until it is paid. */
@Injectable()
export class NewSubscriptionsService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly tax: TaxService,
    private readonly currency: CurrencyService,
    private readonly coupons: CartCouponsQueries,
    private readonly couponUses: CouponUsesService,
    private readonly stripe: StripeSubscriptionsService,
    private readonly news: SubscriptionNewsService,
    private readonly clock: Clock,
  ) {}

  /** Prepares the first payment. One of another offer for the product is given up, unless it was just paid. */
  async begin(accountId: string, offerId: string, code?: string): Promise<BegunSubscription> {
    const offer = await this.offer(offerId);
    const { productId } = offer;
    if ((await this.enrollments.ownsForGood(accountId, [productId])).has(productId)) throw owned();
    const terms = await this.termsOf(accountId, offer, code);
    await this.giveUpOthers(accountId, offer, terms);
    const subscription = await this.reserve(accountId, offer, terms);
    const stripeId = subscription.stripeId ?? (await this.create(subscription));
    const clientSecret = await this.stripe.secretOf(stripeId);
    if (clientSecret !== undefined) return { clientSecret, subscription };
    // It was paid or has expired while the webhook was lost.
    await this.news.hear(stripeId);
    if ((await this.running(accountId, productId)) === undefined) return this.begin(accountId, offerId, code);
    throw owned();
  }

  private async offer(offerId: string): Promise<Offer> {
    const offer = await this.database.one<Offer & Record<string, unknown>>(
      `select s.id, s.name, s.product_id as "productId", p.title, s.price_cents as "priceCents", s.interval, s.instalments,
              s.trial_days as "trialDays"
       from recurring_offers s join published_products p on p.id = s.product_id
       where s.id = $1 and (p.price_cents is not null or p.is_subscription_only)`,
      [offerId],
    );
    if (!offer) throw notFound('Offer');
    return offer;
  }

  private async termsOf(
    accountId: string,
    { productId, priceCents, trialDays }: Offer,
    code: string | undefined,
  ): Promise<Terms> {
    const policy = await this.tax.policy();
    const line = { productId, amountCents: priceCents };
    const coupon = code === undefined ? null : await this.couponOf(code, accountId, line);
    const [full, reduced] = taxed([line, { ...line, discountCents: coupon?.discountCents ?? 0 }], policy);
    return {
      amountCents: full!.paidCents,
      taxCents: full!.taxCents,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      couponPayments: coupon?.payments ?? null,
      discountCents: coupon?.discountCents ?? null,
      discountedCents: coupon && reduced!.paidCents,
      discountedTaxCents: coupon && reduced!.taxCents,
      taxLabel: policy.name?.label ?? null,
      taxIsIncluded: policy.name?.isIncluded ?? false,
      trialDays: trialDays !== null && (await this.hasBegun(accountId, productId)) ? null : trialDays,
    };
  }

  private async couponOf(
    code: string,
    accountId: string,
    line: { productId: string; amountCents: Cents },
  ): Promise<RecurringCoupon> {
    const coupon = await this.coupons.onSubscription(code, accountId, line);
    if (!coupon)
      throw unprocessable('coupon_unknown', 'This coupon doesn’t exist', {
        couponCode: 'isn’t a valid coupon',
      });
    return coupon;
  }

  /** Free days are for a member's first subscription to a product. */
  private async hasBegun(accountId: string, productId: string): Promise<boolean> {
    const row = await this.database.one(
      'select from subscriptions where account_id = $1 and product_id = $2 and started_at is not null limit 1',
      [accountId, productId],
    );
    return row !== undefined;
  }

  /** Cancels a first payment that was prepared for other terms, before it could be paid besides the new one. */
  private async giveUpOthers(accountId: string, offer: Offer, terms: Terms): Promise<void> {
    const open = await this.running(accountId, offer.productId);
    if (!open) return;
    if (open.status !== 'incomplete') throw owned();
    if (isSame(open, offer, terms) && !this.isLate(open)) return;
    if (open.stripeId !== null) {
      await this.stripe.giveUp(open.stripeId);
      await this.news.hear(open.stripeId);
    } else await this.forget(open.id);
  }

  /** Free days run from the request: after an hour without a card, she would lose some of them. */
  private isLate({ trialDays, createdAt }: Subscription): boolean {
    return trialDays !== null && createdAt < later(this.clock.now(), -hours(1));
  }

  /** Ends one that Stripe never heard of. */
  private async forget(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const forgotten = await tx.changed(
        `update subscriptions set status = 'ended', ended_at = $2 where id = $1 and stripe_id is null and ended_at is null`,
        [id, this.clock.now()],
      );
      if (forgotten > 0) await this.couponUses.release(tx, id, []);
    });
  }

  private running(accountId: string, productId: string): Promise<Subscription | undefined> {
    return this.database.one<Subscription & Record<string, unknown>>(RUNNING, [accountId, productId]);
  }

  /** Adds the subscription with its coupon. Of several requests at once, one adds it and the others find it. */
  private reserve(accountId: string, offer: Offer, terms: Terms): Promise<Subscription> {
    return this.database.transaction(async (tx) => {
      await this.add(tx, accountId, offer, terms);
      const found = await tx.one<Subscription & Record<string, unknown>>(`${RUNNING} for update`, [
        accountId,
        offer.productId,
      ]);
      if (!found || !isSame(found, offer, terms)) throw busy();
      await this.reserveCoupon(tx, found, offer);
      return found;
    });
  }

  private async reserveCoupon(
    tx: Tx,
    { id: subscriptionId, accountId, couponId, discountCents }: Subscription,
    { productId, priceCents }: Offer,
  ): Promise<void> {
    if (couponId === null) return;
    const use = { couponId, accountId, subscriptionId };
    const coupon = await this.couponUses.reserveForSubscription(tx, use, {
      productId,
      amountCents: priceCents,
    });
    if (coupon.discountCents !== discountCents) throw busy();
  }

  private async add(tx: Tx, accountId: string, offer: Offer, terms: Terms): Promise<void> {
    await tx.query(
      `insert into subscriptions (id, account_id, product_id, title, offer_id, offer_name, interval, instalments, trial_days, currency,
                                  amount_cents, tax_cents, tax_label, tax_is_included, status, created_at,
                                  coupon_id, coupon_code, coupon_payments, discount_cents, discounted_cents, discounted_tax_cents)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'incomplete', $15,
               $16, $17, $18, $19, $20, $21)
       on conflict do nothing`,
      [
        newId(),
        accountId,
        offer.productId,
        offer.title,
        offer.id,
        offer.name,
        offer.interval,
        offer.instalments,
        terms.trialDays,
        await this.currency.hold(tx),
        terms.amountCents,
        terms.taxCents,
        terms.taxLabel,
        terms.taxIsIncluded,
        this.clock.now(),
        terms.couponId,
        terms.couponCode,
        terms.couponPayments,
        terms.discountCents,
        terms.discountedCents,
        terms.discountedTaxCents,
      ],
    );
  }

  private async create(subscription: Subscription): Promise<string> {
    const { id, accountId, productId, title, offerName, amountCents, currency, interval, trialDays } =
      subscription;
    const stripeId = await this.stripe.create({
      id,
      customerId: await this.customerOf(accountId),
      product: { id: productId, title },
      offerName,
      amountCents,
      currency,
      interval,
      trialDays,
      coupon: couponIn(subscription),
    });
    await this.database.query('update subscriptions set stripe_id = $2 where id = $1 and stripe_id is null', [
      id,
      stripeId,
    ]);
    return stripeId;
  }

  /** Returns Stripe's record of the member. Of several requests at once, all use the first one's. */
  private async customerOf(accountId: string): Promise<string> {
    const known = await this.knownCustomer(accountId);
    if (known !== undefined) return known;
    const stripeId = await this.stripe.createCustomer(accountId);
    await this.database.query(
      'insert into payment_customers (account_id, stripe_id) values ($1, $2) on conflict do nothing',
      [accountId, stripeId],
    );
    return (await this.knownCustomer(accountId))!;
  }

  private async knownCustomer(accountId: string): Promise<string | undefined> {
    const row = await this.database.one<{ stripeId: string }>(
      'select stripe_id as "stripeId" from payment_customers where account_id = $1',
      [accountId],
    );
    return row?.stripeId;
  }
}

const TERMS = [
  'amountCents',
  'taxCents',
  'taxLabel',
  'taxIsIncluded',
  'trialDays',
  'couponId',
  'couponCode',
  'couponPayments',
  'discountCents',
  'discountedCents',
  'discountedTaxCents',
] as const;

/** Price of each payment, its tax, the free days before it, and the coupon. */
type Terms = Pick<Subscription, (typeof TERMS)[number]>;

const isSame = (subscription: Subscription, offer: Offer, terms: Terms): boolean =>
  subscription.offerId === offer.id && TERMS.every((field) => subscription[field] === terms[field]);

/** The coupon for Stripe, which takes off what a payment costs less, with its tax. */
const couponIn = ({ couponId: id, couponCode: code, amountCents, discountedCents }: Subscription) =>
  id === null || code === null || discountedCents === null
    ? null
    : { id, code, amountOffCents: amountCents - discountedCents };

const busy = () => new DomainError('unavailable', 'Please try again in a moment');

const owned = () => conflict('already_owned', 'You already have this. Find it in your library.');
