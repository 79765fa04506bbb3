import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { EmailAddress } from '../../shared/email-address';
import { Fact, Facts } from '../../shared/facts';
import { momentOf } from '../../shared/moment';
import { PaymentId } from '../../shared/payment-id/payment-id';
import { cardName, type PaymentReview } from './payment-reviews.api';
import { buyerOf, expectedOf, receivedOf } from './review-words';
import { texts } from './texts';

/** Buyer, amount, date and payment method of a payment under review. */
export const ReviewFacts = ({ review }: { review: PaymentReview }) => (
  <Facts>
    <Fact label={texts.buyer}>
      {buyerOf(review)}
      {review.buyerEmail && (
        <Link href={`mailto:${review.buyerEmail}`} sx={{ display: 'block' }}>
          <EmailAddress email={review.buyerEmail} />
        </Link>
      )}
    </Fact>
    <Fact label={texts.paid}>{receivedOf(review)}</Fact>
    <Fact label={texts.asked}>{expectedOf(review)}</Fact>
    <Fact label={texts.when}>{momentOf(review.openedAt)}</Fact>
    <Fact label={texts.order}>
      <Link component={RouterLink} to={`/orders/${review.id}/show`}>
        {review.orderNumber}
      </Link>
    </Fact>
    {review.cardBrand && review.cardLast4 && (
      <Fact label={texts.card}>{texts.cardEnding(cardName(review.cardBrand), review.cardLast4)}</Fact>
    )}
    <Fact label={texts.payment}>
      <PaymentId id={review.paymentId} />
    </Fact>
  </Facts>
);
