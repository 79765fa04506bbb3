import { amountOf } from '../../shared/figures/format';
import { texts } from './texts';
import type { PaymentReview } from './payment-reviews.api';

export { cardName } from '@sanctum/web/words/card-name';

export const receivedOf = ({ amountPaid, paidCurrency }: PaymentReview): string =>
  amountOf(amountPaid, paidCurrency);

export const expectedOf = ({ amountExpected: expected, expectedCurrency }: PaymentReview): string =>
  amountOf(expected, expectedCurrency);

/** Reason for the review, as a sentence. */
export const whyOf = (review: PaymentReview): string =>
  texts.reason[review.reason]({
    received: receivedOf(review),
    expected: expectedOf(review),
    // Only part of it was granted, so this is the sum of the rest.
    part: review.waiting === review.amountExpected ? null : amountOf(review.waiting, review.expectedCurrency),
  });

export const buyerOf = ({ buyerName }: PaymentReview): string => buyerName ?? texts.gone;

export const goodsOf = ({ lines }: PaymentReview): string => lines.map(({ title }) => title).join(', ');
