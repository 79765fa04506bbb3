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

  @ApiProperty({ example: 'The First Conversation', description: 'Title at the time of purchase' })
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
    description: 'Receipt number: consecutive, in order of payment',
  })
  receiptNumber: string | null;

  @ApiProperty({ enum: IN_HISTORY, enumName: 'SettledOrderStatus' })
  status: OrderStatus;

  @ApiProperty({ format: 'date-time', description: 'When the payment was received' })
  receivedAt: string;

  @ApiProperty({ format: 'uuid', description: 'ID of the student, even if the account was deleted' })
  buyerId: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account was deleted',
  })
  buyerName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'rosa@example.org' })
  buyerEmail: string | null;

  @ApiProperty({ type: [OrderedProductResponse], description: 'In cart order' })
  products: OrderedProductResponse[];

  @ApiProperty({ type: [OrderedSeatResponse], description: 'Holders of its second seats' })
  secondSeats: OrderedSeatResponse[];

  @ApiProperty({ example: '97.00', description: 'Amount received' })
  received: string;

  @ApiProperty({ example: '0.00', description: 'Amount refunded' })
  refunded: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '3.11',
    description:
      'Fees of the payment provider, disputes included, in the currency of the business; null: not known yet',
  })
  fee: string | null;

  @ApiProperty({ example: '15.49', description: 'Tax included in the amount requested' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'As it was then; null: none' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: 'usd', description: 'ISO 4217, lowercase' })
  currency: string;

  @ApiProperty({ description: 'Whether the coach has something to decide' })
  waits: boolean;

  @ApiProperty({
    enum: DISPUTE_STAGES,
    enumName: 'DisputeStage',
    nullable: true,
    description: 'Status of the dispute; null: none',
  })
  dispute: DisputeStage | null;
}

export class CoachOrderPartResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'The First Conversation', description: 'Title at the time of purchase' })
  title: string;
}

export class CoachOrderGiftResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Whether it went into the account of the buyer’s ward, without a link' })
  isForWard: boolean;

  @ApiProperty({
    enum: GIFT_STATES,
    enumName: 'GiftState',
    description:
      'prepared: not sent, payment pending; open: can be redeemed; returning: being refunded, so it can’t be redeemed',
  })
  state: GiftState;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ida',
    description: 'null: the buyer or recipient was deleted',
  })
  recipientName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ida@example.org' })
  recipientEmail: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Student who redeemed it' })
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
      'open: through this order; waits: needs the coach’s decision; ended; open_otherwise: through the coach or another order; not_given; gift: for someone else, see `gift`',
  })
  access: LineAccess;

  @ApiProperty({
    type: [CoachOrderPartResponse],
    description: 'Products included in a bundle; otherwise none',
  })
  parts: CoachOrderPartResponse[];

  @ApiProperty({
    type: CoachOrderGiftResponse,
    nullable: true,
    description: 'Recipient; null: the buyer',
  })
  gift: CoachOrderGiftResponse | null;

  @ApiProperty({ example: '0.00', description: 'Amount refunded or in progress' })
  refunded: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '97.00',
    description:
      'Amount that a refund of this line would return; null: refunded, in progress, or a redeemed gift',
  })
  refundable: string | null;
}

export class OrderRefundResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: REFUND_STATUSES,
    enumName: 'RefundStatus',
    description: 'pending: the payment provider hasn’t reported the result',
  })
  status: RefundStatus;

  @ApiProperty({
    enum: REFUND_ORIGINS,
    enumName: 'RefundOrigin',
    description:
      'console: requested here; provider: made in the payment provider’s dashboard; dispute: decided by the bank against the coach',
  })
  origin: RefundOrigin;

  @ApiProperty({ example: '97.00' })
  amount: string;

  @ApiProperty({ example: '4.31', description: 'Tax included in it' })
  tax: string;

  @ApiProperty({ type: [String], example: ['The First Conversation'], description: 'Access that it ends' })
  titles: string[];

  @ApiProperty({ format: 'date-time' })
  requestedAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  settledAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bought by mistake.' })
  reason: string | null;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why it failed' })
  failure: string | null;

  @ApiProperty({ description: 'Whether the coach must choose the products it was for' })
  awaitsDecision: boolean;
}

/** A buyer has asked the bank for the money back. */
export class OrderDisputeResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: DISPUTE_STAGES,
    enumName: 'DisputeStage',
    description: 'inquiry: the bank is asking and hasn’t taken money yet',
  })
  stage: DisputeStage;

  @ApiProperty({ example: '97.00' })
  amount: string;

  @ApiProperty({ example: 'fraudulent', description: 'The bank’s reason' })
  reason: string;

  @ApiProperty({ format: 'date-time' })
  openedAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Deadline to respond',
  })
  answerBy: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the bank decided' })
  closedAt: string | null;

  @ApiProperty({
    example: 'https://dashboard.stripe.com/disputes/dp_3QabcDEfghIJklmn',
    description: 'URL to respond: the Stripe Dashboard or the sandbox',
  })
  url: string;
}

export class CoachOrderPaymentResponse {
  @ApiProperty({ example: 'pi_3QabcDEfghIJklmn', description: 'Payment ID at the payment provider' })
  id: string;

  @ApiProperty({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'URL of the payment in the Stripe Dashboard or the sandbox',
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
    description: 'Subject: titles, the kind of an email, or the stored text',
  })
  about: string | null;

  @ApiProperty({ type: String, nullable: true, example: '97.00', description: 'Amount of money' })
  amount: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind', description: 'Person who did it' })
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
  @ApiProperty({ format: 'date-time', description: 'When the buyer reached the checkout' })
  createdAt: string;

  @ApiProperty({ example: '97.00', description: 'Sum of the prices' })
  subtotal: string;

  @ApiProperty({ example: '9.70', description: 'Coupon discount' })
  discount: string;

  @ApiProperty({ type: OrderCouponResponse, nullable: true })
  coupon: OrderCouponResponse | null;

  @ApiProperty({ example: '87.30', description: 'Amount requested' })
  total: string;

  @ApiProperty({ type: [CoachOrderLineResponse] })
  lines: CoachOrderLineResponse[];

  @ApiProperty({
    type: CoachOrderPaymentResponse,
    nullable: true,
    description: 'null: a coupon made it free',
  })
  payment: CoachOrderPaymentResponse | null;

  @ApiProperty({
    example: '97.00',
    description: 'Amount that a full refund would return',
  })
  refundable: string;

  @ApiProperty({ type: [OrderRefundResponse], description: 'Oldest first' })
  refunds: OrderRefundResponse[];

  @ApiProperty({ type: [OrderDisputeResponse], description: 'Oldest first' })
  disputes: OrderDisputeResponse[];

  @ApiProperty({ type: [OrderHappeningResponse], description: 'Oldest first' })
  timeline: OrderHappeningResponse[];
}
