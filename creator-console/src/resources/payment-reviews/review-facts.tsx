import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { momentOf } from '../../shared/moment';
import { PaymentId } from '../../shared/payment-id/payment-id';
import type { PaymentReview } from './payment-reviews.api';
import { buyerOf, expectedOf, receivedOf } from './review-words';
import { texts } from './texts';

/** Who paid, how much, when and with what. */
export const ReviewFacts = ({ review }: { review: PaymentReview }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}
  >
    <Fact label={texts.buyer}>
      {buyerOf(review)}
      {review.buyerEmail && (
        <Link href={`mailto:${review.buyerEmail}`} sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {review.buyerEmail}
        </Link>
      )}
    </Fact>
    <Fact label={texts.paid}>{receivedOf(review)}</Fact>
    <Fact label={texts.asked}>{expectedOf(review)}</Fact>
    <Fact label={texts.when}>{momentOf(review.openedAt)}</Fact>
    <Fact label={texts.order}>{review.orderNumber}</Fact>
    {review.cardBrand && review.cardLast4 && (
      <Fact label={texts.card}>{texts.cardEnding(review.cardBrand, review.cardLast4)}</Fact>
    )}
    <Fact label={texts.payment}>
      <PaymentId id={review.paymentId} />
    </Fact>
  </Box>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="body1" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
