import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Text } from '../../../platform/http/fields/index.js';
import {
  NOTE_LIMIT,
  type Resolution,
  RESOLUTIONS,
  REVIEW_REASONS,
  type ReviewReason,
} from '../judge-payment.js';

export class ReviewedLineResponse {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;

  @Text({ example: 'The First Conversation', description: 'Title when the order was placed' })
  title: string;

  @Text({ example: '97.00' }) price: string;
  @Flag('Whether this order gave the buyer access; the other lines are pending') isDelivered: boolean;
  @Flag('Whether the buyer owns it now, through this order or otherwise') isOwned: boolean;
  @Flag('Whether it’s being refunded') isRefunding: boolean;
}

/** A payment that did not grant everything it was for. */
export class PaymentReviewResponse {
  @Id('ID of its order') id: string;
  @Text({ example: 'S-10001' }) orderNumber: string;

  @Choice(
    REVIEW_REASONS,
    'PaymentReviewReason',
    'wrong_amount, wrong_currency: doesn’t match the order; wrong_owner: made for another order or account; paid_twice: the buyer already owns it',
  )
  reason: ReviewReason;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account was deleted' })
  buyerName: string | null;

  @Text({ nullable: true, example: 'rosa@example.org' }) buyerEmail: string | null;
  @Text({ example: '97.00', description: 'Amount received' }) amountPaid: string;
  @Text({ example: 'usd', description: 'ISO 4217, lowercase' }) paidCurrency: string;
  @Text({ example: '97.00', description: 'Amount requested' }) amountExpected: string;
  @Text({ example: 'usd' }) expectedCurrency: string;
  @Text({ example: '27.00', description: 'Total of the lines in review' }) waiting: string;
  @ListOf(ReviewedLineResponse) lines: ReviewedLineResponse[];

  @Text({ example: 'pi_3QabcDEfghIJklmn', description: 'Payment ID at the payment provider' })
  paymentId: string;

  @Text({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'URL of the payment in the Stripe Dashboard or the sandbox',
  })
  paymentUrl: string;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
  @Moment({ type: String, description: 'When the money arrived' }) openedAt: Date;
  @Flag('Whether it can be granted: the buyer has an account and owns none of it') canGrant: boolean;

  @Choice(RESOLUTIONS, null, {
    nullable: true,
    description: 'granted: access was granted; refunded: the money was returned; null: open',
  })
  resolution: Resolution | null;

  @Moment({ nullable: true }) resolvedAt: Date | null;
  @Text({ nullable: true, example: 'Rosa Lind' }) resolvedBy: string | null;
  @Text({ nullable: true, example: 'Refunded in Stripe and told Rosa by mail.' }) note: string | null;
}

export class GrantPaymentRequest {
  @Text({
    max: NOTE_LIMIT,
    example: 'The bank had rounded the sum.',
    description: 'What was done and why; stored with the coach’s name and the time',
  })
  note: string;
}
