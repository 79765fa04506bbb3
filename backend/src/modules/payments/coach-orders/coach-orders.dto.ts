import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Texts,
} from '../../../platform/http/fields/index.js';
import {
  DISPUTE_STAGES,
  type DisputeStage,
  IN_HISTORY,
  type OrderStatus,
  REFUND_ORIGINS,
  REFUND_STATUSES,
  type RefundOrigin,
  type RefundStatus,
} from '../order-states.js';
import { OrderedLineResponse, OrderedSeatResponse } from '../ordered-line.dto.js';
import { TaxNameResponse } from '../../business/index.js';
import { GIFT_STATES, type GiftState } from '../../gifts/index.js';
import { LINE_ACCESS, type LineAccess } from './line-access.js';
import { ORDER_HAPPENINGS, type OrderHappening } from './order-timeline.js';

export class OrderedProductResponse {
  @Id() id: string;
  @Text({ example: 'The First Conversation', description: 'Title at the time of purchase' }) title: string;
}

/** An order that received money. */
export class CoachOrderResponse {
  @Id() id: string;
  @Text({ example: 'S-10001' }) number: string;

  @Text({
    nullable: true,
    example: 'R-00042',
    description: 'Receipt number: consecutive, in order of payment',
  })
  receiptNumber: string | null;

  @Choice(IN_HISTORY, 'SettledOrderStatus') status: OrderStatus;
  @Moment({ type: String, description: 'When the payment was received' }) paidAt: Date;
  @Moment({ type: String, description: 'Last change of the order' }) updatedAt: Date;
  @Id('ID of the student, even if the account was deleted') buyerId: string;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account was deleted' })
  buyerName: string | null;

  @Text({ nullable: true, example: 'rosa@example.org' }) buyerEmail: string | null;
  @ListOf(OrderedProductResponse, 'In cart order') products: OrderedProductResponse[];

  @ListOf(OrderedSeatResponse, 'Holders of its second seats')
  secondSeats: OrderedSeatResponse[];

  @Text({ example: '97.00', description: 'Amount received' }) amountPaid: string;
  @Text({ example: '0.00', description: 'Amount refunded' }) amountRefunded: string;

  @Text({
    nullable: true,
    example: '3.11',
    description:
      'Fees of the payment provider, disputes included, in the currency of the business; null: not known yet',
  })
  fee: string | null;

  @Text({ example: '15.49', description: 'Tax included in the amount requested' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'As it was then; null: none' })
  taxName: TaxNameResponse | null;

  @Text({ example: 'usd', description: 'ISO 4217, lowercase' }) currency: string;
  @Flag('Whether the coach has something to decide') isWaiting: boolean;

  @Choice(DISPUTE_STAGES, 'DisputeStage', {
    nullable: true,
    description: 'Status of the dispute; null: none',
  })
  dispute: DisputeStage | null;
}

export class CoachOrderPartResponse {
  @Id() productId: string;
  @Text({ example: 'The First Conversation', description: 'Title at the time of purchase' }) title: string;
}

export class CoachOrderGiftResponse {
  @Id() id: string;
  @Flag('Whether it went into the account of the buyer’s ward, without a link') isForWard: boolean;

  @Choice(
    GIFT_STATES,
    'GiftState',
    'prepared: not sent, payment pending; open: can be redeemed; returning: being refunded, so it can’t be redeemed',
  )
  state: GiftState;

  @Text({ nullable: true, example: 'Ida', description: 'null: the buyer or recipient was deleted' })
  recipientName: string | null;

  @Text({ nullable: true, example: 'ida@example.org' }) recipientEmail: string | null;
  @Id({ nullable: true, description: 'Student who redeemed it' }) redeemedById: string | null;
  @Text({ nullable: true, example: 'Ida Lind' }) redeemedByName: string | null;
  @Moment({ nullable: true }) redeemedAt: string | null;
}

export class CoachOrderLineResponse extends OrderedLineResponse {
  @Id() id: string;

  @Choice(
    LINE_ACCESS,
    'OrderLineAccess',
    'open: through this order; waits: needs the coach’s decision; ended; open_otherwise: through the coach or another order; not_given; gift: for someone else, see `gift`',
  )
  access: LineAccess;

  @ListOf(CoachOrderPartResponse, 'Products included in a bundle; otherwise none')
  parts: CoachOrderPartResponse[];

  @Nested(CoachOrderGiftResponse, { nullable: true, description: 'Recipient; null: the buyer' })
  gift: CoachOrderGiftResponse | null;

  @Text({ example: '0.00', description: 'Amount refunded or in progress' })
  amountRefunded: string;

  @Text({
    nullable: true,
    example: '97.00',
    description:
      'Amount that a refund of this line would return; null: refunded, in progress, or a redeemed gift',
  })
  amountRefundable: string | null;
}

export class OrderRefundResponse {
  @Id() id: string;

  @Choice(REFUND_STATUSES, 'RefundStatus', 'pending: the payment provider hasn’t reported the result')
  status: RefundStatus;

  @Choice(
    REFUND_ORIGINS,
    'RefundOrigin',
    'console: requested here; provider: made in the payment provider’s dashboard; dispute: decided by the bank against the coach',
  )
  origin: RefundOrigin;

  @Text({ example: '97.00' }) amount: string;
  @Text({ example: '4.31', description: 'Tax included in it' }) tax: string;
  @Texts({ example: ['The First Conversation'], description: 'Access that it ends' }) titles: string[];
  @Moment() requestedAt: string;
  @Moment({ nullable: true }) settledAt: string | null;
  @Text({ nullable: true, example: 'Bought by mistake.' }) reason: string | null;
  @Text({ nullable: true, example: null, description: 'Why it failed' }) failure: string | null;
  @Flag('Whether the coach must choose the products it was for') needsDecision: boolean;
}

/** A buyer's dispute: the bank was asked to return the money. */
export class OrderDisputeResponse {
  @Id() id: string;

  @Choice(DISPUTE_STAGES, 'DisputeStage', 'inquiry: the bank is asking and hasn’t taken money yet')
  stage: DisputeStage;

  @Text({ example: '97.00' }) amount: string;
  @Text({ example: 'fraudulent', description: 'The bank’s reason' }) reason: string;
  @Moment() openedAt: string;
  @Moment({ nullable: true, description: 'Deadline to respond' }) answerBy: string | null;
  @Moment({ nullable: true, description: 'When the bank decided' }) closedAt: string | null;

  @Text({
    example: 'https://dashboard.stripe.com/disputes/dp_3QabcDEfghIJklmn',
    description: 'URL to respond: the Stripe Dashboard or the sandbox',
  })
  url: string;
}

export class CoachOrderPaymentResponse {
  @Text({ example: 'pi_3QabcDEfghIJklmn', description: 'Payment ID at the payment provider' }) id: string;

  @Text({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'URL of the payment in the Stripe Dashboard or the sandbox',
  })
  url: string;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
}

export class OrderHappeningResponse {
  @Moment({ type: String }) at: Date;
  @Choice(ORDER_HAPPENINGS, 'OrderHappening') what: OrderHappening;

  @Text({
    nullable: true,
    example: 'The First Conversation',
    description: 'Subject: titles, the kind of an email, or the stored text',
  })
  about: string | null;

  @Text({ nullable: true, example: '97.00', description: 'Amount of money' }) amount: string | null;
  @Text({ nullable: true, example: 'Rosa Lind', description: 'Person who did it' }) by: string | null;
}

export class OrderCouponResponse {
  @Id() id: string;
  @Text({ example: 'SPRING', description: 'As it was then' }) code: string;
}

export class CoachOrderDetailResponse extends CoachOrderResponse {
  @Id({ nullable: true, description: 'Subscription of which it is one payment; null: none' })
  subscriptionId: string | null;

  @Moment({ type: String, description: 'When the buyer reached the checkout' }) createdAt: Date;
  @Text({ example: '97.00', description: 'Sum of the prices' }) subtotal: string;
  @Text({ example: '9.70', description: 'Coupon discount' }) discount: string;
  @Nested(OrderCouponResponse, { nullable: true }) coupon: OrderCouponResponse | null;
  @Text({ example: '87.30', description: 'Amount requested' }) total: string;
  @ListOf(CoachOrderLineResponse) lines: CoachOrderLineResponse[];

  @Nested(CoachOrderPaymentResponse, {
    nullable: true,
    description: 'null: a coupon made it free',
  })
  payment: CoachOrderPaymentResponse | null;

  @Text({
    example: '97.00',
    description: 'Amount that a full refund would return',
  })
  amountRefundable: string;

  @ListOf(OrderRefundResponse, 'Oldest first') refunds: OrderRefundResponse[];
  @ListOf(OrderDisputeResponse, 'Oldest first') disputes: OrderDisputeResponse[];
  @ListOf(OrderHappeningResponse, 'Oldest first') timeline: OrderHappeningResponse[];
}
