import { Choice, Flag, Id, ListOf, Moment, Nested, Text } from '../../platform/http/fields/index.js';
import { SellerResponse, TaxNameResponse } from '../business/index.js';
import { PART_TYPES, type PartType } from '../../kernel/product-types.js';
import { GIFT_STATES, type GiftState } from '../gifts/index.js';
import { ORDER_STATUSES, type OrderStatus } from './order-states.js';
import { OrderedLineResponse } from './ordered-line.dto.js';
import { OrderedSeatResponse } from './ordered-seat.dto.js';
import { OUTCOMES, type Outcome } from './payment-news.js';

export class CheckoutConfigResponse {
  @Text({ example: 'pk_test_sandbox', description: 'For Stripe.js' }) publishableKey: string;
  @Flag('True while the payment sandbox stands in for Stripe: no real money moves') sandbox: boolean;
}

export class PaidForWardResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;
}

export class CheckoutLineResponse {
  @Id() productId: string;
  @Text({ example: 'The First Conversation' }) title: string;

  @Text({ nullable: true, example: 'Ida', description: 'For whom it is; null: for the buyer' })
  giftFor: string | null;

  @Nested(PaidForWardResponse, {
    nullable: true,
    description: 'The ward of the buyer’s into whose account it goes; null: none',
  })
  ward: PaidForWardResponse | null;

  @Moment({ nullable: true, description: 'The time with the coach that it pays for; null: none' })
  startsAt: string | null;

  @Moment({ nullable: true, description: 'Until when that time is held' }) payUntil: string | null;
  @Text({ example: '97.00', description: 'Before the discount' }) price: string;
  @Text({ example: '9.70', description: 'What the coupon takes off it' }) discount: string;
}

export class PaymentIntentResponse {
  @Text({
    nullable: true,
    example: 'pi_3Q_secret_x',
    description:
      'Good for this payment only: the operation says what to do with it; null: the total is 0.00, and `POST /api/checkout` completes the order',
  })
  clientSecret: string | null;

  @Id('The order that the payment will settle') orderId: string;
  @Text({ example: '97.00', description: 'The sum of the prices' }) subtotal: string;
  @Text({ example: '9.70' }) discount: string;

  @Text({ nullable: true, example: 'SPRING', description: 'The coupon of the cart' })
  couponCode: string | null;

  @Text({ example: '0.00' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'null: there is no tax' })
  taxName: TaxNameResponse | null;

  @Text({ example: '87.30' }) total: string;
  @ListOf(CheckoutLineResponse) lines: CheckoutLineResponse[];
}

export class FreeCheckoutRequest {
  @Id('The order as `POST /api/create-payment-intent` named it') orderId: string;
}

export class FreeCheckoutResponse {
  @Id('The order that is paid now') orderId: string;
}

export class OrderPartResponse {
  @Id() productId: string;
  @Choice(PART_TYPES, 'PartType') type: PartType;
  @Text({ example: 'The First Conversation', description: 'As it was when it was bought' }) title: string;
}

export class OrderGiftResponse {
  @Id() id: string;
  @Flag('For a ward of the buyer’s: it went into that account without a link') isForWard: boolean;

  @Choice(
    GIFT_STATES,
    'GiftState',
    'prepared: not sent, its payment waits; open: it can be redeemed; returning: its money is on the way back, and nobody can redeem it meanwhile',
  )
  state: GiftState;

  @Text({ nullable: true, example: 'Ida', description: 'null: the account of who redeemed it is gone' })
  recipientName: string | null;

  @Text({ nullable: true, example: 'ida@example.org' }) recipientEmail: string | null;
  @Text({ nullable: true, example: 'For the long evenings.' }) message: string | null;
  @Moment({ nullable: true }) redeemedAt: string | null;
}

export class OrderLineResponse extends OrderedLineResponse {
  @Text({ nullable: true, example: '/api/media/public/0192f8a4' }) thumbnailUrl: string | null;
  @ListOf(OrderPartResponse, 'What came with a bundle; otherwise none') parts: OrderPartResponse[];

  @Nested(OrderGiftResponse, { nullable: true, description: 'For whom it is; null: for the buyer' })
  gift: OrderGiftResponse | null;

  @Id({ nullable: true, description: 'The member’s booking that it pays for; null: none' })
  bookingId: string | null;

  @Flag('Given by this order, to the buyer or as a gift; false while its payment waits or is checked')
  isDelivered: boolean;

  @Flag('Its money has gone back, and with it the access that this order gave') isRefunded: boolean;
}

export class OrderResponse {
  @Id() id: string;
  @Text({ example: 'S-10001' }) number: string;

  @Text({
    nullable: true,
    example: 'R-00042',
    description: 'Counted without a gap; null until its money comes',
  })
  receiptNumber: string | null;

  @Nested(SellerResponse, 'As it was when the money came; until then as it is') seller: SellerResponse;
  @Choice(ORDER_STATUSES, 'OrderStatus') status: OrderStatus;
  @Moment() createdAt: string;
  @Moment({ nullable: true }) paidAt: string | null;
  @Text({ example: '97.00', description: 'The sum of the prices' }) subtotal: string;
  @Text({ example: '9.70' }) discount: string;
  @Text({ nullable: true, example: 'SPRING' }) couponCode: string | null;
  @Text({ example: '0.00' }) tax: string;

  @Nested(TaxNameResponse, { nullable: true, description: 'null: there is no tax' })
  taxName: TaxNameResponse | null;

  @Text({ example: '87.30' }) total: string;
  @Text({ example: '0.00', description: 'What of it has gone back' }) refunded: string;
  @Text({ example: 'usd', description: 'ISO 4217, lower case' }) currency: string;
  @ListOf(OrderLineResponse) lines: OrderLineResponse[];

  @ListOf(OrderedSeatResponse, 'Who has the second seats that came with it')
  secondSeats: OrderedSeatResponse[];

  @Text({
    nullable: true,
    example: 'rosa@example.org',
    description: 'Where mails to the buyer go; null: there is nobody to write to any more',
  })
  receiptEmail: string | null;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
}

export class WebhookResponse {
  @Choice([true]) received: true;

  @Choice([...OUTCOMES, 'duplicate'], null, 'What came of it, for the log of the sender')
  outcome: Outcome | 'duplicate';
}
