import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Nested, Text } from '../../platform/http/fields/index.js';
import { GIFT_STATES, type GiftState } from '../gifts/index.js';
import { ORDER_STATUSES, type OrderStatus } from '../payments/index.js';

export class PurchasedGiftResponse {
  @Choice(GIFT_STATES, 'GiftState') state: GiftState;
  @Text({ nullable: true, example: 'Ida' }) recipientName: string | null;
  @Flag('Whether it went into the account of the student’s ward, without a link') isForWard: boolean;
  @Id({ nullable: true, description: 'Student who has it now' }) redeemedById: string | null;
}

/** A product that a student has paid for and received. */
export class StudentPurchaseResponse {
  @Id() id: string;
  @Id() productId: string;
  @Text({ example: 'The Rooted Mother', description: 'Title at the time of purchase' }) productTitle: string;
  @Choice(PRODUCT_TYPES, 'ProductType') productType: ProductType;
  @Text({ example: '97.00' }) amount: string;
  @Moment() createdAt: Date;
  @Text({ nullable: true, example: 'pi_3QabcDEfghIJ' }) stripePaymentId: string | null;

  @Nested(PurchasedGiftResponse, { nullable: true, description: 'Recipient; null: the student' })
  gift: PurchasedGiftResponse | null;

  @Id() orderId: string;
  @Text({ example: 'S-10007' }) orderNumber: string;

  @Id({ nullable: true, description: 'Subscription of which it is a payment; null: none' })
  subscriptionId: string | null;
}

class PaidProductResponse {
  @Id() id: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
}

/** A payment received from a student, for one product or several. */
export class StudentPaymentResponse {
  @Id() orderId: string;
  @Text({ example: 'S-10007' }) orderNumber: string;
  @Moment() paidAt: Date;
  @ListOf(PaidProductResponse) products: PaidProductResponse[];
  @Text({ example: '124.00', description: 'Total price of the products' }) amount: string;
  @Text({ nullable: true, example: 'pi_3QabcDEfghIJ' }) stripePaymentId: string | null;
  @Choice(ORDER_STATUSES, 'OrderStatus', 'Status of the order') status: OrderStatus;
}
