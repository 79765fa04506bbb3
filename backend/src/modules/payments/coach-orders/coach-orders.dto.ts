import { ApiProperty } from '@nestjs/swagger';
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
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The First Conversation', description: 'As it was when it was bought' })
  title: string;
}

/** An order that money came for. */
export class CoachOrderResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'S-10001' })
  number: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'R-00042',
    description: 'Of its receipt: counted without a gap, in the order in which money came',
  })
  receiptNumber: string | null;

  @ApiProperty({ enum: IN_HISTORY, enumName: 'SettledOrderStatus' })
  status: OrderStatus;

  @ApiProperty({ format: 'date-time', description: 'When its money came' })
  receivedAt: string;

  @ApiProperty({ format: 'uuid', description: 'The student; also when the account is gone' })
  buyerId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account is gone',
  })
  buyerName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'rosa@example.org' })
  buyerEmail: string | null;

  @ApiProperty({ type: [OrderedProductResponse], description: 'In the order of the cart' })
  products: OrderedProductResponse[];

  @ApiProperty({ type: [OrderedSeatResponse], description: 'Who has the second seats that came with it' })
  secondSeats: OrderedSeatResponse[];

  @ApiProperty({ example: '97.00', description: 'What came' })
  received: string;

  @ApiProperty({ example: '0.00', description: 'What of it has gone back' })
  refunded: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '3.11',
    description:
      'What the payment provider took for it, disputes included, in the currency of the business; null: not known yet',
  })
  fee: string | null;

  @ApiProperty({ example: '15.49', description: 'Of what was asked for, the tax' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'As it was then; null: there was none' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: 'usd', description: 'ISO 4217, lower case' })
  currency: string;

  @ApiProperty({ description: 'The coach has something to decide about it' })
  waits: boolean;

  @ApiProperty({
    enum: DISPUTE_STAGES,
    enumName: 'DisputeStage',
    nullable: true,
    description: 'How its dispute stands; null without one',
  })
  dispute: DisputeStage | null;
}

export class CoachOrderPartResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'The First Conversation', description: 'As it was when it was bought' })
  title: string;
}

export class CoachOrderGiftResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'For a ward of the buyer’s: it went into that account without a link' })
  isForWard: boolean;

  @ApiProperty({
    enum: GIFT_STATES,
    enumName: 'GiftState',
    description:
      'prepared: not sent, its payment waits; open: it can be redeemed; returning: its money is on the way back, and nobody can redeem it meanwhile',
  })
  state: GiftState;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ida',
    description: 'null: the buyer or the recipient is gone',
  })
  recipientName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ida@example.org' })
  recipientEmail: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The student who redeemed it' })
  redeemedById: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Ida Lind' })
  redeemedByName: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  redeemedAt: string | null;
}

export class CoachOrderLineResponse extends OrderedLineResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: LINE_ACCESS,
    enumName: 'OrderLineAccess',
    description:
      'open: by this order; waits: for the coach’s decision; ended; open_otherwise: by the coach or another order; not_given; gift: for somebody else, `gift` says more',
  })
  access: LineAccess;

  @ApiProperty({ type: [CoachOrderPartResponse], description: 'What came with a bundle; otherwise none' })
  parts: CoachOrderPartResponse[];

  @ApiProperty({
    type: CoachOrderGiftResponse,
    nullable: true,
    description: 'For whom it is; null: for the buyer',
  })
  gift: CoachOrderGiftResponse | null;

  @ApiProperty({ example: '0.00', description: 'What of its price has gone back, or is on its way' })
  refunded: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '97.00',
    description:
      'What a refund of it alone gives back; null: it was refunded, or that is under way, or it is a gift that was redeemed',
  })
  refundable: string | null;
}

export class OrderRefundResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: REFUND_STATUSES,
    enumName: 'RefundStatus',
    description: 'pending: the payment provider has not said how it went',
  })
  status: RefundStatus;

  @ApiProperty({
    enum: REFUND_ORIGINS,
    enumName: 'RefundOrigin',
    description:
      'console: asked for here; provider: made in the payment provider’s own dashboard; dispute: decided by the bank against the coach',
  })
  origin: RefundOrigin;

  @ApiProperty({ example: '97.00' })
  amount: string;

  @ApiProperty({ example: '4.31', description: 'Of it, the tax' })
  tax: string;

  @ApiProperty({ type: [String], example: ['The First Conversation'], description: 'What it ends access to' })
  titles: string[];

  @ApiProperty({ format: 'date-time' })
  requestedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bought by mistake.' })
  reason: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it could not be made' })
  failure: string | null;

  @ApiProperty({ description: 'The coach is to say for which products it was' })
  awaitsDecision: boolean;
}

/** A buyer has asked the bank for the money back. */
export class OrderDisputeResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: DISPUTE_STAGES,
    enumName: 'DisputeStage',
    description: 'inquiry: the bank asks, and has taken no money yet',
  })
  stage: DisputeStage;

  @ApiProperty({ example: '97.00' })
  amount: string;

  @ApiProperty({ example: 'fraudulent', description: 'The bank’s word for why' })
  reason: string;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when it can be answered',
  })
  answerBy: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the bank decided' })
  closedAt: string | null;

  @ApiProperty({
    example: 'https://dashboard.stripe.com/disputes/dp_3QabcDEfghIJklmn',
    description: 'Where it is answered: Stripe’s dashboard, or the sandbox',
  })
  url: string;
}

export class CoachOrderPaymentResponse {
  @ApiProperty({ example: 'pi_3QabcDEfghIJklmn', description: 'The payment at the payment provider' })
  id: string;

  @ApiProperty({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'Where it can be seen: Stripe’s dashboard, or the sandbox',
  })
  url: string;

  @ApiProperty({ type: String, nullable: true, example: 'visa' })
  cardBrand: string | null;

  @ApiProperty({ type: String, nullable: true, example: '4242' })
  cardLast4: string | null;
}

export class OrderHappeningResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ enum: ORDER_HAPPENINGS, enumName: 'OrderHappening' })
  what: OrderHappening;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The First Conversation',
    description: 'What it was about: titles, the kind of a mail, or the words that were kept',
  })
  about: string | null;

  @ApiProperty({ type: String, nullable: true, example: '97.00', description: 'The money that moved' })
  amount: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind', description: 'Who did it' })
  by: string | null;
}

export class OrderCouponResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'SPRING', description: 'As it was then' })
  code: string;
}

/** All there is to know about an order. */
export class CoachOrderDetailResponse extends CoachOrderResponse {
  @ApiProperty({ format: 'date-time', description: 'When the buyer came to the checkout' })
  createdAt: string;

  @ApiProperty({ example: '97.00', description: 'The sum of the prices' })
  subtotal: string;

  @ApiProperty({ example: '9.70', description: 'What the coupon took off' })
  discount: string;

  @ApiProperty({ type: OrderCouponResponse, nullable: true })
  coupon: OrderCouponResponse | null;

  @ApiProperty({ example: '87.30', description: 'What was asked for' })
  total: string;

  @ApiProperty({ type: [CoachOrderLineResponse] })
  lines: CoachOrderLineResponse[];

  @ApiProperty({
    type: CoachOrderPaymentResponse,
    nullable: true,
    description: 'null: a coupon made it free, so nothing was charged',
  })
  payment: CoachOrderPaymentResponse | null;

  @ApiProperty({
    example: '97.00',
    description:
      'What a refund of the whole order gives back: what came, less what went back or is under way',
  })
  refundable: string;

  @ApiProperty({ type: [OrderRefundResponse], description: 'The oldest first' })
  refunds: OrderRefundResponse[];

  @ApiProperty({ type: [OrderDisputeResponse], description: 'The oldest first' })
  disputes: OrderDisputeResponse[];

  @ApiProperty({ type: [OrderHappeningResponse], description: 'The oldest first' })
  timeline: OrderHappeningResponse[];
}
