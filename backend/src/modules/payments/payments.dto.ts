import { Choice, Flag, Id, ListOf, Moment, Nested, Text } from '../../platform/http/fields/index.js';
import { pageQuery } from '../../platform/http/page-query.js';
import { SellerResponse, TaxNameResponse } from '../business/index.js';
import { PART_TYPES, type PartType } from '../../kernel/product-types.js';
import { GIFT_STATES, type GiftState } from '../gifts/index.js';
import { ORDER_STATUSES, type OrderStatus } from './order-states.js';
import { OrderedLineResponse, OrderedOfferResponse, OrderedSeatResponse } from './ordered-line.dto.js';
import { type Outcome, OUTCOMES } from './payment-news.js';

export class CheckoutConfigResponse {
  @Text({ example: 'pk_test_sandbox', description: 'Key for Stripe.js' }) publishableKey: string;
  @Flag('Whether the payment sandbox replaces Stripe: no real money moves') isSandbox: boolean;
}

export class PaidForWardResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;
}

export class CheckoutLineResponse {
  @Id() productId: string;
  @Text({ example: 'The First Conversation' }) title: string;

  @Nested(OrderedOfferResponse, {
    nullable: true,
    description: 'Offer; null: the product’s own price, with access forever',
  })
  offer: OrderedOfferResponse | null;

  @Text({ nullable: true, example: 'Ida', description: 'Recipient; null: the buyer' })
  giftFor: string | null;

  @Nested(PaidForWardResponse, {
    nullable: true,
    description: 'Ward of the buyer who gets it; null: no ward',
  })
  ward: PaidForWardResponse | null;

  @Moment({ nullable: true, description: 'Start of the session that it pays for; null: none' })
  startsAt: string | null;

  @Moment({ nullable: true, description: 'Until when that time is held' }) payUntil: string | null;
  @Text({ example: '97.00', description: 'Price before the discount' }) price: string;
  @Text({ example: '9.70', description: 'Coupon discount on this line' }) discount: string;
}

export class PaymentIntentResponse {
  @Text({
    nullable: true,
    example: 'pi_3Q_secret_x',
    description:
      'For this payment only; see the operation. null: the total is 0.00, and `POST /api/checkout/complete` completes the order',
  })
  clientSecret: string | null;

  @Id('Order that the payment completes') orderId: string;
  @Text({ example: '97.00', description: 'Sum of the prices' }) subtotal: string;
  @Text({ example: '9.70' }) discount: string;

  @Text({ nullable: true, example: 'SPRING', description: 'Coupon of the cart' })
  couponCode: string | null;

  @Text({ example: '0.00' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @Text({ example: '87.30' }) total: string;
  @ListOf(CheckoutLineResponse) lines: CheckoutLineResponse[];
}

export class FreeCheckoutRequest {
  @Id('Order ID from `POST /api/create-payment-intent`') orderId: string;
}

export class FreeCheckoutResponse {
  @Id('ID of the paid order') orderId: string;
}

export class OrderPartResponse {
  @Id() productId: string;
  @Choice(PART_TYPES, 'PartType') type: PartType;
  @Text({ example: 'The First Conversation', description: 'Title at the time of purchase' }) title: string;
}

export class OrderGiftResponse {
  @Id() id: string;
  @Flag('Whether it went into the account of the buyer’s ward, without a link') isForWard: boolean;

  @Choice(
    GIFT_STATES,
    'GiftState',
    'prepared: not sent, payment pending; open: can be redeemed; returning: being refunded, so it can’t be redeemed',
  )
  state: GiftState;

  @Text({ nullable: true, example: 'Ida', description: 'null: the account that redeemed it was deleted' })
  recipientName: string | null;

  @Text({ nullable: true, example: 'ida@example.org' }) recipientEmail: string | null;
  @Text({ nullable: true, example: 'For the long evenings.' }) message: string | null;
  @Moment({ nullable: true }) redeemedAt: string | null;
}

export class OrderLineResponse extends OrderedLineResponse {
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;
  @ListOf(OrderPartResponse, 'Products included in a bundle; otherwise none') parts: OrderPartResponse[];

  @Nested(OrderGiftResponse, { nullable: true, description: 'Recipient; null: the buyer' })
  gift: OrderGiftResponse | null;

  @Id({ nullable: true, description: 'ID of the member’s booking that it pays for; null: none' })
  bookingId: string | null;

  @Flag(
    'Whether this order gave access, to the buyer or as a gift; false while its payment is pending or in review',
  )
  isDelivered: boolean;

  @Flag('Whether it was refunded, which ended the access this order gave') isRefunded: boolean;
}

export class OrdersQuery extends pageQuery(12, 'moment', 'id') {}

export class OrderResponse {
  @Id() id: string;

  @Id({ nullable: true, description: 'Subscription of which it is one payment; null: none' })
  subscriptionId: string | null;

  @Text({ example: 'S-10001' }) number: string;

  @Text({
    nullable: true,
    example: 'R-00042',
    description: 'Consecutive number; null until it’s paid',
  })
  receiptNumber: string | null;

  @Nested(SellerResponse, 'As of the payment; before that, the current value') seller: SellerResponse;
  @Choice(ORDER_STATUSES, 'OrderStatus') status: OrderStatus;
  @Moment({ type: String }) createdAt: Date;
  @Moment({ nullable: true }) paidAt: Date | null;
  @Text({ example: '97.00', description: 'Sum of the prices' }) subtotal: string;
  @Text({ example: '9.70' }) discount: string;
  @Text({ nullable: true, example: 'SPRING' }) couponCode: string | null;
  @Text({ example: '0.00' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'null: no tax' })
  taxName: TaxNameResponse | null;

  @Text({ example: '87.30' }) total: string;
  @Text({ example: '0.00', description: 'Amount refunded' }) amountRefunded: string;
  @Text({ example: 'usd', description: 'ISO 4217, lowercase' }) currency: string;
  @ListOf(OrderLineResponse) lines: OrderLineResponse[];

  @ListOf(OrderedSeatResponse, 'Holders of its second seats')
  secondSeats: OrderedSeatResponse[];

  @Text({
    nullable: true,
    example: 'rosa@example.org',
    description: 'Buyer’s email address; null: none anymore',
  })
  receiptEmail: string | null;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
}

export class WebhookResponse {
  @Choice([true]) received: true;

  @Choice([...OUTCOMES, 'duplicate'], null, 'Result, for the sender’s logs')
  outcome: Outcome | 'duplicate';
}
