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

  @ApiProperty({ example: 'The First Conversation', description: 'As it was when the order was made' })
  title: string;

  @ApiProperty({ example: '97.00' })
  price: string;

  @ApiProperty({ description: 'Open to the buyer because of this order; the other lines wait' })
  isDelivered: boolean;

  @ApiProperty({ description: 'The buyer owns it now, because of this order or of anything else' })
  isOwned: boolean;

  @ApiProperty({ description: 'Its money is on the way back' })
  isRefunding: boolean;
}

/** A payment that has not given everything it was paid for. */
export class PaymentReviewResponse {
  @ApiProperty({ format: 'uuid', description: 'The id of its order' })
  id: string;

  @ApiProperty({ example: 'S-10001' })
  orderNumber: string;

  @ApiProperty({
    enum: REVIEW_REASONS,
    enumName: 'PaymentReviewReason',
    description:
      'wrong_amount, wrong_currency: not what was asked for; wrong_owner: made for another order or account; paid_twice: the buyer owns it already',
  })
  reason: ReviewReason;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: the account is gone',
  })
  buyerName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'rosa@example.org' })
  buyerEmail: string | null;

  @ApiProperty({ example: '97.00', description: 'What came' })
  received: string;

  @ApiProperty({ example: 'usd', description: 'ISO 4217, lower case' })
  receivedCurrency: string;

  @ApiProperty({ example: '97.00', description: 'What we asked for' })
  expected: string;

  @ApiProperty({ example: 'usd' })
  expectedCurrency: string;

  @ApiProperty({ example: '27.00', description: 'The prices of the lines that wait, together' })
  waiting: string;

  @ApiProperty({ type: [ReviewedLineResponse] })
  lines: ReviewedLineResponse[];

  @ApiProperty({ example: 'pi_3QabcDEfghIJklmn', description: 'The payment at the payment provider' })
  paymentId: string;

  @ApiProperty({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'Where the payment can be seen: Stripe’s dashboard, or the sandbox',
  })
  paymentUrl: string;

  @ApiProperty({ type: String, nullable: true, example: 'visa' })
  cardBrand: string | null;

  @ApiProperty({ type: String, nullable: true, example: '4242' })
  cardLast4: string | null;

  @ApiProperty({ format: 'date-time', description: 'When the money arrived' })
  openedAt: string;

  @ApiProperty({ description: 'What waits can be given: the buyer is there, and owns none of it' })
  canGrant: boolean;

  @ApiProperty({
    type: String,
    enum: RESOLUTIONS,
    enumName: 'PaymentResolution',
    nullable: true,
    description: 'granted: what waited was given; refunded: its money went back; null: it waits',
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
    description: 'What was done and why, kept with the coach’s name and the time',
  })
  note: string;
}
