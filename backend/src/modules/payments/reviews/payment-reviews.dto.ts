import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Text } from '../../../platform/http/text.js';
import { REVIEW_REASONS, type ReviewReason } from '../judge-payment.js';
import { NOTE_LIMIT, RESOLUTIONS, type Resolution } from '../resolutions.js';

export class ReviewedLineResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ example: 'The First Conversation', description: 'Title when the order was placed' })
  title: string;

  @ApiProperty({ example: '97.00' })
  price: string;

  @ApiProperty({ description: 'Whether this order gave the buyer access; the other lines are pending' })
  isDelivered: boolean;

  @ApiProperty({ description: 'Whether the buyer owns it now, through this order or otherwise' })
  isOwned: boolean;

  @ApiProperty({ description: 'Whether it’s being refunded' })
  isRefunding: boolean;
}

/** A payment that has not given everything it was paid for. */
export class PaymentReviewResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of its order' })
  id: string;

  @ApiProperty({ example: 'S-10001' })
  orderNumber: string;

  @ApiProperty({
    enum: REVIEW_REASONS,
    enumName: 'PaymentReviewReason',
    description:
      'wrong_amount, wrong_currency: doesn’t match the order; wrong_owner: made for another order or account; paid_twice: the buyer already owns it',
  })
  reason: ReviewReason;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account was deleted',
  })
  buyerName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'rosa@example.org' })
  buyerEmail: string | null;

  @ApiProperty({ example: '97.00', description: 'Amount received' })
  received: string;

  @ApiProperty({ example: 'usd', description: 'ISO 4217, lowercase' })
  receivedCurrency: string;

  @ApiProperty({ example: '97.00', description: 'Amount requested' })
  expected: string;

  @ApiProperty({ example: 'usd' })
  expectedCurrency: string;

  @ApiProperty({ example: '27.00', description: 'Total of the lines in review' })
  waiting: string;

  @ApiProperty({ type: [ReviewedLineResponse] })
  lines: ReviewedLineResponse[];

  @ApiProperty({ example: 'pi_3QabcDEfghIJklmn', description: 'Payment ID at the payment provider' })
  paymentId: string;

  @ApiProperty({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'URL of the payment in the Stripe Dashboard or the sandbox',
  })
  paymentUrl: string;

  @ApiProperty({ type: String, nullable: true, example: 'visa' })
  cardBrand: string | null;

  @ApiProperty({ type: String, nullable: true, example: '4242' })
  cardLast4: string | null;

  @ApiProperty({ format: 'date-time', description: 'When the money arrived' })
  openedAt: string;

  @ApiProperty({ description: 'Whether it can be granted: the buyer has an account and owns none of it' })
  canGrant: boolean;

  @ApiProperty({
    type: String,
    enum: RESOLUTIONS,
    enumName: 'PaymentResolution',
    nullable: true,
    description: 'granted: access was granted; refunded: the money was returned; null: open',
  })
  resolution: Resolution | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resolvedAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Rosa Lind' })
  resolvedBy: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Refunded in Stripe and told Rosa by mail.' })
  note: string | null;
}

export class GrantPaymentRequest {
  @Text({
    max: NOTE_LIMIT,
    example: 'The bank had rounded the sum.',
    description: 'What was done and why; stored with the coach’s name and the time',
  })
  note: string;
}
