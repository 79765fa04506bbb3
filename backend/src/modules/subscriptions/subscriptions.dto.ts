import { Matches } from 'class-validator';
import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
  ZonedMoment,
} from '../../platform/http/fields/index.js';
import { TaxNameResponse } from '../business/index.js';
import { SessionsBroughtResponse } from '../coaching/index.js';
import { COUPON_CODE_LIMIT } from '../coupons/index.js';
import { OFFER_INTERVALS, type OfferInterval } from '../catalog/index.js';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { ORDER_STATUSES, type OrderStatus } from '../payments/index.js';
import {
  SHOWN_STATES,
  type ShownState,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from './subscription-states.js';

export class NewSubscriptionRequest {
  @Id('ID of a recurring offer') offerId: string;

  @Text({
    max: COUPON_CODE_LIMIT,
    optional: true,
    example: 'SEEDLING',
    description: 'Coupon for its payments, in any case',
  })
  couponCode?: string;
}

/** A coupon's discount of the next payments of a subscription. */
export class SubscriptionDiscountResponse {
  @Text({ example: 'SPRING' }) code: string;
  @Text({ example: '10.00', description: 'Discount of each payment, before tax that is added' })
  amount: string;

  @Text({ example: '3.03', description: 'Tax in each discounted payment' }) tax: string;
  @Text({ example: '19.00', description: 'Each discounted payment, with tax' }) total: string;
  @Whole({ nullable: true, example: 3, description: 'Number of discounted payments to come; null: all' })
  paymentsLeft: number | null;
}

export class BegunSubscriptionResponse {
  @Id('The subscription; it starts with the payment') id: string;

  @Text({
    example: 'pi_3Q_secret_x',
    description: 'For the first payment, or for the card; see the operation',
  })
  clientSecret: string;

  @Id() productId: string;
  @Text({ example: 'A Year of Quiet Mornings' }) title: string;
  @Text({ example: 'Monthly', description: 'Name of the offer' }) offerName: string;
  @Choice(OFFER_INTERVALS, 'OfferInterval') interval: OfferInterval;
  @Whole({ nullable: true, example: 3, description: 'Number of payments; null: until it’s canceled' })
  instalments: number | null;

  @Whole({
    nullable: true,
    example: 7,
    description: 'Free days before the first payment; null: it’s due today',
  })
  trialDays: number | null;

  @Text({ example: '4.63', description: 'Tax in each payment' }) tax: string;
  @Nested(TaxNameResponse, { nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @Text({ example: '29.00', description: 'Each payment without a discount' }) total: string;
  @Nested(SubscriptionDiscountResponse, { nullable: true, description: 'null: no coupon' })
  discount: SubscriptionDiscountResponse | null;

  @ListOf(SessionsBroughtResponse, 'Coaching sessions that the product brings, or each part of a bundle')
  sessions: SessionsBroughtResponse[];
}

export class CancelSubscriptionRequest {
  @Text({ max: 500, min: 0, optional: true, nullable: true, example: 'We’re moving abroad.' })
  reason?: string | null;
}

export class PauseSubscriptionRequest {
  @Whole({ min: 1, max: 3, example: 2, description: 'Months without payment and access, after what is paid' })
  months: number;
}

/** Another plan of the product, and what the change to it costs now. */
export class PlanChoiceResponse {
  @Id('ID of a recurring offer') offerId: string;
  @Text({ example: 'Yearly', description: 'Name of the offer' }) name: string;
  @Choice(OFFER_INTERVALS, 'OfferInterval') interval: OfferInterval;
  @Text({ example: '290.00', description: 'Each payment, with tax' }) total: string;
  @Text({ example: 'usd', description: 'ISO 4217, lowercase' }) currency: string;

  @Flag('Whether it starts and is paid now; otherwise nothing is due, and it starts with the next payment')
  isAtOnce: boolean;

  @Text({ example: '290.00', description: 'Price from now to the next payment' }) charge: string;
  @Text({ example: '14.50', description: 'Credit for unused days of the current plan' }) credit: string;
  @Text({ example: '275.50', description: 'Due now: `charge` minus `credit`' }) dueToday: string;
  @Text({ example: '22.43', description: 'Tax in `dueToday`' }) tax: string;
  @Nested(TaxNameResponse, { nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @Moment('Next payment, of `total`') nextPaymentAt: Date;
}

const AMOUNT = /^\d{1,9}\.\d{2}$/;
const wrongAmount = { message: 'must be an amount such as 97.00' };

export class ChangePlanRequest {
  @Id('ID of a recurring offer') offerId: string;

  @Text({
    example: '290.00',
    pattern: AMOUNT.source,
    description: '`total` as shown before; if it has changed, nothing else does',
  })
  @Matches(AMOUNT, wrongAmount)
  total: string;

  @Text({
    example: '275.50',
    pattern: AMOUNT.source,
    description: '`dueToday` as shown before; if it has changed, nothing else does',
  })
  @Matches(AMOUNT, wrongAmount)
  dueToday: string;
}

export class CardRequest {
  @Text({ max: 255, example: 'seti_1Q', description: 'Stripe’s setup intent, confirmed by the browser' })
  setupIntentId: string;
}

export class CardSecretResponse {
  @Text({ example: 'seti_1Q_secret_x', description: 'For `stripe.confirmSetup`' }) clientSecret: string;
}

/** A payment of a subscription. */
export class SubscriptionPaymentResponse {
  @Id() orderId: string;
  @Text({ example: 'S-10001' }) number: string;
  @Choice(ORDER_STATUSES, 'OrderStatus') status: OrderStatus;
  @Text({ example: 'Monthly', description: 'Plan that it paid; “Monthly → Yearly” for a change of plan' })
  offerName: string;

  @Text({ example: '29.00' }) total: string;
  @Moment() paidAt: Date;
}

export class MemberSubscriptionResponse {
  @Id() id: string;
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'A Year of Quiet Mornings' }) title: string;
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;
  @Text({ example: 'Monthly', description: 'Name of the offer' }) offerName: string;

  @Choice(
    SUBSCRIPTION_STATUSES,
    'SubscriptionStatus',
    'incomplete: the first payment is pending; past_due: a payment failed, and the card is tried again; completed: all instalments are paid',
  )
  status: SubscriptionStatus;

  @Choice(
    SHOWN_STATES,
    'ShownSubscriptionState',
    'What the status means; trial: in its free days; paused: not charged until `pausedUntil`; ending: canceled, and paid until it ends',
  )
  state: ShownState;

  @Choice(OFFER_INTERVALS, 'OfferInterval') interval: OfferInterval;
  @Whole({ nullable: true, example: 3, description: 'Number of payments; null: until it’s canceled' })
  instalments: number | null;

  @Whole({ example: 2 }) paymentsMade: number;
  @Text({ example: '29.00', description: 'Each payment without a discount, with tax' }) total: string;
  @Nested(SubscriptionDiscountResponse, {
    nullable: true,
    description: 'Discount of the next payments; null: none, or it has ended',
  })
  discount: SubscriptionDiscountResponse | null;

  @ListOf(SessionsBroughtResponse, 'Coaching sessions that the product brings, or each part of a bundle')
  sessions: SessionsBroughtResponse[];

  @Text({ example: 'usd', description: 'ISO 4217, lowercase' }) currency: string;
  @Moment({ nullable: true, description: 'null: none is planned' }) nextPaymentAt: Date | null;
  @Moment({ nullable: true, description: 'First payment after a pause; null: it’s not paused' })
  pausedUntil: Date | null;

  @Moment({ nullable: true, description: 'When it ends, because it was canceled; null: it goes on' })
  cancelAt: Date | null;

  @Moment({ nullable: true, description: 'When access ends; null: it has no end yet' })
  accessUntil: Date | null;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
  @Flag('Whether the member can cancel it; instalments end with the last one') isCancelable: boolean;
  @Flag('Whether the member can pause it: a monthly one that is paid') isPausable: boolean;
  @Flag('Whether the member can change to another plan of the product') isChangeable: boolean;
  @Moment({ nullable: true, description: 'First payment or first free day; null: pending' })
  startedAt: Date | null;
  @Moment({ nullable: true, description: 'null: it runs' }) endedAt: Date | null;

  @ListOf(SubscriptionPaymentResponse, 'Latest payments, newest first; 24 at most')
  payments: SubscriptionPaymentResponse[];
}

/** A member's subscription as the coach sees it. */
export class StudentSubscriptionResponse extends MemberSubscriptionResponse {
  @Text({ nullable: true, example: 'We’re moving abroad.', description: 'Reason in the member’s words' })
  cancelReason: string | null;

  @Flag('Whether the coach can move its next payment: one that renews, is paid and goes on')
  isMovable: boolean;
}

export class MovePaymentRequest {
  @ZonedMoment('After the payment that is planned, and within two years') nextPaymentAt: string;
}

export class EndSubscriptionRequest {
  @Flag('Whether it ends at once; otherwise with the period that is paid') isAtOnce: boolean;
}
