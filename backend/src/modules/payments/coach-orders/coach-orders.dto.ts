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
import { DISPUTE_STAGES, type DisputeStage } from '../dispute-stages.js';
import { IN_HISTORY, type OrderStatus } from '../order-states.js';
import { OrderedLineResponse } from '../ordered-line.dto.js';
import { OrderedSeatResponse } from '../ordered-seat.dto.js';
import { REFUND_ORIGINS, REFUND_STATUSES, type RefundOrigin, type RefundStatus } from '../refund-states.js';
import { TaxNameResponse } from '../../business/index.js';
import { GIFT_STATES, type GiftState } from '../../gifts/index.js';
import { LINE_ACCESS, type LineAccess } from './line-access.js';
import { ORDER_HAPPENINGS, type OrderHappening } from './order-timeline.js';

export class OrderedProductResponse {
  @Id() id: string;
  @Text({ example: 'The First Conversation', description: 'As it was when it was bought' }) title: string;
}

/** An order that money came for. */
export class CoachOrderResponse {
  @Id() id: string;
  @Text({ example: 'S-10001' }) number: string;

  @Text({
    nullable: true,
    example: 'R-00042',
    description: 'Of its receipt: counted without a gap, in the order in which money came',
  })
  receiptNumber: string | null;

  @Choice(IN_HISTORY, 'SettledOrderStatus') status: OrderStatus;
  @Moment('When its money came') receivedAt: string;
  @Id('The student; also when the account is gone') buyerId: string;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account is gone' })
  buyerName: string | null;

  @Text({ nullable: true, example: 'rosa@example.org' }) buyerEmail: string | null;
  @ListOf(OrderedProductResponse, 'In the order of the cart') products: OrderedProductResponse[];

  @ListOf(OrderedSeatResponse, 'Who has the second seats that came with it')
  secondSeats: OrderedSeatResponse[];

  @Text({ example: '97.00', description: 'What came' }) received: string;
  @Text({ example: '0.00', description: 'What of it has gone back' }) refunded: string;

  @Text({
    nullable: true,
    example: '3.11',
    description:
      'What the payment provider took for it, disputes included, in the currency of the business; null: not known yet',
  })
  fee: string | null;

  @Text({ example: '15.49', description: 'Of what was asked for, the tax' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'As it was then; null: there was none' })
  taxName: TaxNameResponse | null;

  @Text({ example: 'usd', description: 'ISO 4217, lower case' }) currency: string;
  @Flag('The coach has something to decide about it') waits: boolean;

  @Choice(DISPUTE_STAGES, 'DisputeStage', {
    nullable: true,
    description: 'How its dispute stands; null without one',
  })
  dispute: DisputeStage | null;
}

export class CoachOrderPartResponse {
  @Id() productId: string;
  @Text({ example: 'The First Conversation', description: 'As it was when it was bought' }) title: string;
}

export class CoachOrderGiftResponse {
  @Id() id: string;
  @Flag('For a ward of the buyer’s: it went into that account without a link') isForWard: boolean;

  @Choice(
    GIFT_STATES,
    'GiftState',
    'prepared: not sent, its payment waits; open: it can be redeemed; returning: its money is on the way back, and nobody can redeem it meanwhile',
  )
  state: GiftState;

  @Text({ nullable: true, example: 'Ida', description: 'null: the buyer or the recipient is gone' })
  recipientName: string | null;

  @Text({ nullable: true, example: 'ida@example.org' }) recipientEmail: string | null;
  @Id({ nullable: true, description: 'The student who redeemed it' }) redeemedById: string | null;
  @Text({ nullable: true, example: 'Ida Lind' }) redeemedByName: string | null;
  @Moment({ nullable: true }) redeemedAt: string | null;
}

export class CoachOrderLineResponse extends OrderedLineResponse {
  @Id() id: string;

  @Choice(
    LINE_ACCESS,
    'OrderLineAccess',
    'open: by this order; waits: for the coach’s decision; ended; open_otherwise: by the coach or another order; not_given; gift: for somebody else, `gift` says more',
  )
  access: LineAccess;

  @ListOf(CoachOrderPartResponse, 'What came with a bundle; otherwise none') parts: CoachOrderPartResponse[];

  @Nested(CoachOrderGiftResponse, { nullable: true, description: 'For whom it is; null: for the buyer' })
  gift: CoachOrderGiftResponse | null;

  @Text({ example: '0.00', description: 'What of its price has gone back, or is on its way' })
  refunded: string;

  @Text({
    nullable: true,
    example: '97.00',
    description:
      'What a refund of it alone gives back; null: it was refunded, or that is under way, or it is a gift that was redeemed',
  })
  refundable: string | null;
}

export class OrderRefundResponse {
  @Id() id: string;

  @Choice(REFUND_STATUSES, 'RefundStatus', 'pending: the payment provider has not said how it went')
  status: RefundStatus;

  @Choice(
    REFUND_ORIGINS,
    'RefundOrigin',
    'console: asked for here; provider: made in the payment provider’s own dashboard; dispute: decided by the bank against the coach',
  )
  origin: RefundOrigin;

  @Text({ example: '97.00' }) amount: string;
  @Text({ example: '4.31', description: 'Of it, the tax' }) tax: string;
  @Texts({ example: ['The First Conversation'], description: 'What it ends access to' }) titles: string[];
  @Moment() requestedAt: string;
  @Moment({ nullable: true }) settledAt: string | null;
  @Text({ nullable: true, example: 'Bought by mistake.' }) reason: string | null;
  @Text({ nullable: true, example: null, description: 'Why it could not be made' }) failure: string | null;
  @Flag('The coach is to say for which products it was') awaitsDecision: boolean;
}

/** A buyer has asked the bank for the money back. */
export class OrderDisputeResponse {
  @Id() id: string;

  @Choice(DISPUTE_STAGES, 'DisputeStage', 'inquiry: the bank asks, and has taken no money yet')
  stage: DisputeStage;

  @Text({ example: '97.00' }) amount: string;
  @Text({ example: 'fraudulent', description: 'The bank’s word for why' }) reason: string;
  @Moment() openedAt: string;
  @Moment({ nullable: true, description: 'Until when it can be answered' }) answerBy: string | null;
  @Moment({ nullable: true, description: 'When the bank decided' }) closedAt: string | null;

  @Text({
    example: 'https://dashboard.stripe.com/disputes/dp_3QabcDEfghIJklmn',
    description: 'Where it is answered: Stripe’s dashboard, or the sandbox',
  })
  url: string;
}

export class CoachOrderPaymentResponse {
  @Text({ example: 'pi_3QabcDEfghIJklmn', description: 'The payment at the payment provider' }) id: string;

  @Text({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'Where it can be seen: Stripe’s dashboard, or the sandbox',
  })
  url: string;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
}

export class OrderHappeningResponse {
  @Moment() at: string;
  @Choice(ORDER_HAPPENINGS, 'OrderHappening') what: OrderHappening;

  @Text({
    nullable: true,
    example: 'The First Conversation',
    description: 'What it was about: titles, the kind of a mail, or the words that were kept',
  })
  about: string | null;

  @Text({ nullable: true, example: '97.00', description: 'The money that moved' }) amount: string | null;
  @Text({ nullable: true, example: 'Rosa Lind', description: 'Who did it' }) by: string | null;
}

export class OrderCouponResponse {
  @Id() id: string;
  @Text({ example: 'SPRING', description: 'As it was then' }) code: string;
}

/** All there is to know about an order. */
export class CoachOrderDetailResponse extends CoachOrderResponse {
  @Moment('When the buyer came to the checkout') createdAt: string;
  @Text({ example: '97.00', description: 'The sum of the prices' }) subtotal: string;
  @Text({ example: '9.70', description: 'What the coupon took off' }) discount: string;
  @Nested(OrderCouponResponse, { nullable: true }) coupon: OrderCouponResponse | null;
  @Text({ example: '87.30', description: 'What was asked for' }) total: string;
  @ListOf(CoachOrderLineResponse) lines: CoachOrderLineResponse[];

  @Nested(CoachOrderPaymentResponse, {
    nullable: true,
    description: 'null: a coupon made it free, so nothing was charged',
  })
  payment: CoachOrderPaymentResponse | null;

  @Text({
    example: '97.00',
    description:
      'What a refund of the whole order gives back: what came, less what went back or is under way',
  })
  refundable: string;

  @ListOf(OrderRefundResponse, 'The oldest first') refunds: OrderRefundResponse[];
  @ListOf(OrderDisputeResponse, 'The oldest first') disputes: OrderDisputeResponse[];
  @ListOf(OrderHappeningResponse, 'The oldest first') timeline: OrderHappeningResponse[];
}
