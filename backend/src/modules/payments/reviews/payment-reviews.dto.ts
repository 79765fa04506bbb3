import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Choice, Flag, Id, ListOf, Moment, Text } from '../../../platform/http/fields/index.js';
import { REVIEW_REASONS, type ReviewReason } from '../judge-payment.js';
import { NOTE_LIMIT, RESOLUTIONS, type Resolution } from '../resolutions.js';

export class ReviewedLineResponse {
  @Id() productId: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;

  @Text({ example: 'The First Conversation', description: 'As it was when the order was made' })
  title: string;

  @Text({ example: '97.00' }) price: string;
  @Flag('Open to the buyer because of this order; the other lines wait') isDelivered: boolean;
  @Flag('The buyer owns it now, because of this order or of anything else') isOwned: boolean;
  @Flag('Its money is on the way back') isRefunding: boolean;
}

/** A payment that has not given everything it was paid for. */
export class PaymentReviewResponse {
  @Id('The id of its order') id: string;
  @Text({ example: 'S-10001' }) orderNumber: string;

  @Choice(
    REVIEW_REASONS,
    'PaymentReviewReason',
    'wrong_amount, wrong_currency: not what was asked for; wrong_owner: made for another order or account; paid_twice: the buyer owns it already',
  )
  reason: ReviewReason;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: the account is gone' })
  buyerName: string | null;

  @Text({ nullable: true, example: 'rosa@example.org' }) buyerEmail: string | null;
  @Text({ example: '97.00', description: 'What came' }) received: string;
  @Text({ example: 'usd', description: 'ISO 4217, lower case' }) receivedCurrency: string;
  @Text({ example: '97.00', description: 'What we asked for' }) expected: string;
  @Text({ example: 'usd' }) expectedCurrency: string;
  @Text({ example: '27.00', description: 'The prices of the lines that wait, together' }) waiting: string;
  @ListOf(ReviewedLineResponse) lines: ReviewedLineResponse[];

  @Text({ example: 'pi_3QabcDEfghIJklmn', description: 'The payment at the payment provider' })
  paymentId: string;

  @Text({
    example: 'https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn',
    description: 'Where the payment can be seen: Stripe’s dashboard, or the sandbox',
  })
  paymentUrl: string;

  @Text({ nullable: true, example: 'visa' }) cardBrand: string | null;
  @Text({ nullable: true, example: '4242' }) cardLast4: string | null;
  @Moment('When the money arrived') openedAt: string;
  @Flag('What waits can be given: the buyer is there, and owns none of it') canGrant: boolean;

  @Choice(RESOLUTIONS, null, {
    nullable: true,
    description: 'granted: what waited was given; refunded: its money went back; null: it waits',
  })
  resolution: Resolution | null;

  @Moment({ nullable: true }) resolvedAt: string | null;
  @Text({ nullable: true, example: 'Rosa Lind' }) resolvedBy: string | null;
  @Text({ nullable: true, example: 'Refunded in Stripe and told Rosa by mail.' }) note: string | null;
}

export class GrantPaymentRequest {
  @Text({
    max: NOTE_LIMIT,
    example: 'The bank had rounded the sum.',
    description: 'What was done and why, kept with the coach’s name and the time',
  })
  note: string;
}
