import { SellerResponse, TaxNameResponse } from '../business/index.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PART_TYPES, type PartType } from '../../kernel/product-types.js';
import { GIFT_STATES, type GiftState } from '../gifts/index.js';
import { ORDER_STATUSES, type OrderStatus } from './order-states.js';
import { OrderedLineResponse } from './ordered-line.dto.js';
import { OrderedSeatResponse } from './ordered-seat.dto.js';
import { OUTCOMES, type Outcome } from './payment-news.js';

export class CheckoutConfigResponse {
  @ApiProperty({ example: 'pk_test_sandbox', description: 'For Stripe.js' })
  publishableKey: string;

  @ApiProperty({ description: 'True while the payment sandbox stands in for Stripe: no real money moves' })
  sandbox: boolean;
}

export class PaidForWardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena Lind' })
  name: string;
}

export class CheckoutLineResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'The First Conversation' })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Ida',
    description: 'For whom it is; null: for the buyer',
  })
  giftFor: string | null;

  @ApiProperty({
    type: PaidForWardResponse,
    nullable: true,
    description: 'The ward of the buyer’s into whose account it goes; null: none',
  })
  ward: PaidForWardResponse | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The time with the coach that it pays for; null: none',
  })
  startsAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when that time is held',
  })
  payUntil: string | null;

  @ApiProperty({ example: '97.00', description: 'Before the discount' })
  price: string;

  @ApiProperty({ example: '9.70', description: 'What the coupon takes off it' })
  discount: string;
}

export class PaymentIntentResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'pi_3Q_secret_x',
    description:
      'Good for this payment only: the operation says what to do with it; null: the total is 0.00, and `POST /api/checkout` completes the order',
  })
  clientSecret: string | null;

  @ApiProperty({ format: 'uuid', description: 'The order that the payment will settle' })
  orderId: string;

  @ApiProperty({ example: '97.00', description: 'The sum of the prices' })
  subtotal: string;

  @ApiProperty({ example: '9.70' })
  discount: string;

  @ApiProperty({ type: String, nullable: true, example: 'SPRING', description: 'The coupon of the cart' })
  couponCode: string | null;

  @ApiProperty({ example: '0.00' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'null: there is no tax' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: '87.30' })
  total: string;

  @ApiProperty({ type: [CheckoutLineResponse] })
  lines: CheckoutLineResponse[];
}

export class FreeCheckoutRequest {
  @ApiProperty({ format: 'uuid', description: 'The order as `POST /api/create-payment-intent` named it' })
  @IsUUID()
  orderId: string;
}

export class FreeCheckoutResponse {
  @ApiProperty({ format: 'uuid', description: 'The order that is paid now' })
  orderId: string;
}

export class OrderPartResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: PART_TYPES, enumName: 'PartType' })
  type: PartType;

  @ApiProperty({ example: 'The First Conversation', description: 'As it was when it was bought' })
  title: string;
}

export class OrderGiftResponse {
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
    description: 'null: the account of who redeemed it is gone',
  })
  recipientName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ida@example.org' })
  recipientEmail: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'For the long evenings.' })
  message: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  redeemedAt: string | null;
}

export class OrderLineResponse extends OrderedLineResponse {
  @ApiProperty({ type: String, nullable: true, example: '/api/media/public/0192f8a4' })
  thumbnailUrl: string | null;

  @ApiProperty({ type: [OrderPartResponse], description: 'What came with a bundle; otherwise none' })
  parts: OrderPartResponse[];

  @ApiProperty({
    type: OrderGiftResponse,
    nullable: true,
    description: 'For whom it is; null: for the buyer',
  })
  gift: OrderGiftResponse | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The member’s booking that it pays for; null: none',
  })
  bookingId: string | null;

  @ApiProperty({
    description:
      'Given by this order, to the buyer or as a gift; false while its payment waits or is checked',
  })
  isDelivered: boolean;

  @ApiProperty({ description: 'Its money has gone back, and with it the access that this order gave' })
  isRefunded: boolean;
}

export class OrderResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'S-10001' })
  number: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'R-00042',
    description: 'Counted without a gap; null until its money comes',
  })
  receiptNumber: string | null;

  @ApiProperty({ type: SellerResponse, description: 'As it was when the money came; until then as it is' })
  seller: SellerResponse;

  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status: OrderStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt: string | null;

  @ApiProperty({ example: '97.00', description: 'The sum of the prices' })
  subtotal: string;

  @ApiProperty({ example: '9.70' })
  discount: string;

  @ApiProperty({ type: String, nullable: true, example: 'SPRING' })
  couponCode: string | null;

  @ApiProperty({ example: '0.00' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'null: there is no tax' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: '87.30' })
  total: string;

  @ApiProperty({ example: '0.00', description: 'What of it has gone back' })
  refunded: string;

  @ApiProperty({ example: 'usd', description: 'ISO 4217, lower case' })
  currency: string;

  @ApiProperty({ type: [OrderLineResponse] })
  lines: OrderLineResponse[];

  @ApiProperty({ type: [OrderedSeatResponse], description: 'Who has the second seats that came with it' })
  secondSeats: OrderedSeatResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'rosa@example.org',
    description: 'Where mails to the buyer go; null: there is nobody to write to any more',
  })
  receiptEmail: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'visa' })
  cardBrand: string | null;

  @ApiProperty({ type: String, nullable: true, example: '4242' })
  cardLast4: string | null;
}

export class WebhookResponse {
  @ApiProperty({ enum: [true] })
  received: true;

  @ApiProperty({
    enum: [...OUTCOMES, 'duplicate'],
    description: 'What came of it, for the log of the sender',
  })
  outcome: Outcome | 'duplicate';
}
