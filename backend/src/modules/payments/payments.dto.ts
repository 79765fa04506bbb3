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
  @ApiProperty({ example: 'pk_test_sandbox', description: 'Key for Stripe.js' })
  publishableKey: string;

  @ApiProperty({ description: 'Whether the payment sandbox replaces Stripe: no real money moves' })
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
    description: 'Recipient; null: the buyer',
  })
  giftFor: string | null;

  @ApiProperty({
    type: PaidForWardResponse,
    nullable: true,
    description: 'Ward of the buyer who gets it; null: no ward',
  })
  ward: PaidForWardResponse | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Session that it pays for; null: none',
  })
  startsAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when that time is held',
  })
  payUntil: string | null;

  @ApiProperty({ example: '97.00', description: 'Total before the discount' })
  price: string;

  @ApiProperty({ example: '9.70', description: 'Coupon discount on this line' })
  discount: string;
}

export class PaymentIntentResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'pi_3Q_secret_x',
    description:
      'For this payment only; see the operation. null: the total is 0.00, and `POST /api/checkout` completes the order',
  })
  clientSecret: string | null;

  @ApiProperty({ format: 'uuid', description: 'Order that the payment completes' })
  orderId: string;

  @ApiProperty({ example: '97.00', description: 'Sum of the prices' })
  subtotal: string;

  @ApiProperty({ example: '9.70' })
  discount: string;

  @ApiProperty({ type: String, nullable: true, example: 'SPRING', description: 'Coupon of the cart' })
  couponCode: string | null;

  @ApiProperty({ example: '0.00' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: '87.30' })
  total: string;

  @ApiProperty({ type: [CheckoutLineResponse] })
  lines: CheckoutLineResponse[];
}

export class FreeCheckoutRequest {
  @ApiProperty({ format: 'uuid', description: 'Order ID from `POST /api/create-payment-intent`' })
  @IsUUID()
  orderId: string;
}

export class FreeCheckoutResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the paid order' })
  orderId: string;
}

export class OrderPartResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: PART_TYPES, enumName: 'PartType' })
  type: PartType;

  @ApiProperty({ example: 'The First Conversation', description: 'Title at the time of purchase' })
  title: string;
}

export class OrderGiftResponse {
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
    description: 'null: the account that redeemed it was deleted',
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

  @ApiProperty({ type: [OrderPartResponse], description: 'Products included in a bundle; otherwise none' })
  parts: OrderPartResponse[];

  @ApiProperty({
    type: OrderGiftResponse,
    nullable: true,
    description: 'Recipient; null: the buyer',
  })
  gift: OrderGiftResponse | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'ID of the member’s booking that it pays for; null: none',
  })
  bookingId: string | null;

  @ApiProperty({
    description:
      'Whether this order gave access, to the buyer or as a gift; false while its payment is pending or in review',
  })
  isDelivered: boolean;

  @ApiProperty({ description: 'Whether it was refunded, which ended the access this order gave' })
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
    description: 'Consecutive number; null until it’s paid',
  })
  receiptNumber: string | null;

  @ApiProperty({ type: SellerResponse, description: 'As of the payment; before that, the current value' })
  seller: SellerResponse;

  @ApiProperty({ enum: ORDER_STATUSES, enumName: 'OrderStatus' })
  status: OrderStatus;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt: string | null;

  @ApiProperty({ example: '97.00', description: 'Sum of the prices' })
  subtotal: string;

  @ApiProperty({ example: '9.70' })
  discount: string;

  @ApiProperty({ type: String, nullable: true, example: 'SPRING' })
  couponCode: string | null;

  @ApiProperty({ example: '0.00' })
  tax: string;

  @ApiProperty({ type: TaxNameResponse, nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @ApiProperty({ example: '87.30' })
  total: string;

  @ApiProperty({ example: '0.00', description: 'Amount refunded' })
  refunded: string;

  @ApiProperty({ example: 'usd', description: 'ISO 4217, lowercase' })
  currency: string;

  @ApiProperty({ type: [OrderLineResponse] })
  lines: OrderLineResponse[];

  @ApiProperty({ type: [OrderedSeatResponse], description: 'Holders of its second seats' })
  secondSeats: OrderedSeatResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'rosa@example.org',
    description: 'Buyer’s email address; null: none anymore',
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
    description: 'Result, for the sender’s logs',
  })
  outcome: Outcome | 'duplicate';
}
