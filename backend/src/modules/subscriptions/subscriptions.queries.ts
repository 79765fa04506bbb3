import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { type Cents, toDecimal } from '../../kernel/money.js';
import { Database } from '../../platform/database/database.js';
import { translationTo } from '../../kernel/translations.js';
import { type OfferTranslations, ProductsQueries } from '../catalog/index.js';
import { sessionsBroughtBy } from '../coaching/index.js';
import { type NamedPlan, nameIn, planRefusal } from './plan.js';
import { COUPON, discountOf, type WithCoupon } from './subscription-discount.js';
import { otherPlans, SHOWN_STATE } from './subscription.sql.js';
import { isMovable, isPausable } from './subscription-states.js';
import type { StudentSubscriptionResponse, SubscriptionPaymentResponse } from './subscriptions.dto.js';

type PaymentRow = Omit<SubscriptionPaymentResponse, 'total' | 'paidAt'> & {
  totalCents: Cents;
  paidAt: string;
};

type Row = Omit<
  StudentSubscriptionResponse,
  | 'type'
  | 'thumbnailUrl'
  | 'total'
  | 'discount'
  | 'isCancelable'
  | 'isPausable'
  | 'isMovable'
  | 'isChangeable'
  | 'payments'
> &
  WithCoupon & {
    amountCents: Cents;
    hasOtherPlans: boolean;
    payments: PaymentRow[];
    /** Null: the offer is gone. */
    translations: OfferTranslations | null;
    /** All plans that the product has or had. */
    plans: NamedPlan[];
  };

/** Latest payments of subscription `s`, as JSON. */
const PAYMENTS = `coalesce((
  select json_agg(json_build_object('orderId', p.order_id, 'number', p.number, 'status', p.status,
    'offerName', p.offer_name, 'totalCents', p.total_cents, 'paidAt', p.received_at) order by p.received_at desc, p.number desc)
  from (
    select * from subscription_orders o where o.subscription_id = s.id order by o.received_at desc limit 24
  ) p), '[]')`;

/** Plans of the product of subscription `s`, as JSON; on sale or not. */
const PLANS = `coalesce((
  select json_agg(json_build_object('name', n.name, 'translations', n.translations) order by n.id)
  from offer_names n where n.product_id = s.product_id), '[]')`;

const ROWS = `
  select s.id, s.product_id as "productId", s.title, s.offer_name as "offerName", o.translations, s.status, s.interval, s.instalments,
         ${SHOWN_STATE} as state,
         s.payments_made as "paymentsMade", s.amount_cents as "amountCents", s.currency,
         ${COUPON}, ${sessionsBroughtBy('s.product_id')} as sessions,
         s.next_payment_at as "nextPaymentAt", s.paused_until as "pausedUntil", s.cancel_at as "cancelAt", s.access_until as "accessUntil",
         s.card_brand as "cardBrand", s.card_last4 as "cardLast4", s.cancel_reason as "cancelReason",
         s.started_at as "startedAt", s.ended_at as "endedAt", ${PAYMENTS} as payments, ${PLANS} as plans,
         exists (${otherPlans('select', 's.product_id', 's.offer_id')}) as "hasOtherPlans"
  from subscriptions s left join offer_names o on o.id = s.offer_id`;

/** Subscriptions that one list shows. */
const SHOWN = 50;

@Injectable()
export class SubscriptionsQueries {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
  ) {}

  /** Returns a member's subscriptions that began with a payment, running ones first. */
  async of(accountId: string, language: Language = DEFAULT_LANGUAGE): Promise<StudentSubscriptionResponse[]> {
    const rows = await this.database.query<Row & Record<string, unknown>>(
      `${ROWS} where s.account_id = $1 and s.started_at is not null
       order by s.ended_at is not null, s.created_at desc, s.id limit $2`,
      [accountId, SHOWN],
    );
    return this.asResponses(rows, language);
  }

  /** Returns one of a member's subscriptions, even before its first payment. */
  async one(accountId: string, id: string, language: Language): Promise<StudentSubscriptionResponse> {
    const rows = await this.database.query<Row & Record<string, unknown>>(
      `${ROWS} where s.account_id = $1 and s.id = $2`,
      [accountId, id],
    );
    const [one] = await this.asResponses(rows, language);
    if (!one) throw notFound('Subscription');
    return one;
  }

  private async asResponses(rows: Row[], language: Language): Promise<StudentSubscriptionResponse[]> {
    const products = await this.products.byIds(
      rows.map(({ productId }) => productId),
      language,
    );
    return rows.flatMap((row) => {
      const product = products.get(row.productId);
      return product ? [{ ...asResponse(row, language), ...productOf(product) }] : [];
    });
  }
}

const productOf = ({
  type,
  title,
  thumbnailUrl,
}: Pick<StudentSubscriptionResponse, 'type' | 'title' | 'thumbnailUrl'>) => ({ type, title, thumbnailUrl });

function asResponse(found: Row, language: Language) {
  const { amountCents, payments, plans, translations, hasOtherPlans, ...rest } = found;
  const {
    couponId: _id,
    couponCode: _code,
    couponPayments: _payments,
    discountCents: _discount,
    discountedCents: _discounted,
    discountedTaxCents: _tax,
    ...row
  } = rest;
  const isRunning = row.status === 'active' || row.status === 'past_due';
  return {
    ...row,
    offerName: translationTo(language, translations ?? {})?.name || row.offerName,
    total: toDecimal(amountCents),
    discount: discountOf(rest),
    isCancelable: isRunning && row.instalments === null && row.cancelAt === null,
    isPausable: isPausable(row),
    isMovable: isMovable(row),
    isChangeable: hasOtherPlans && row.endedAt === null && planRefusal(rest) === undefined,
    payments: payments.map(({ totalCents, paidAt, ...payment }) => ({
      ...payment,
      offerName: nameIn(language, payment.offerName, plans),
      total: toDecimal(totalCents),
      paidAt: new Date(paidAt),
    })),
  };
}
