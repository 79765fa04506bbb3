import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { NotThere } from '../../shared/not-there';
import { Loading, RecordFailed } from '../../shared/record-states';
import type { PaymentReview } from './payment-reviews.api';
import { ReviewDecision } from './review-decision';
import { ReviewFacts } from './review-facts';
import { ReviewLines } from './review-lines';
import { ReviewResolution } from './review-resolution';
import { ReviewStatus } from './review-status';
import { whyOf } from './review-words';
import { texts } from './texts';

/** One payment that waits: why, what hangs on it, and what can be done. */
export const ReviewShow = () => (
  <Show
    title={<OrderNumber />}
    error={<RecordFailed missing={<NoReview />} />}
    queryOptions={{ onError: () => undefined, staleTime: 0 }}
  >
    <Review />
  </Show>
);

const NoReview = () => (
  <NotThere
    icon={FactCheckIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/payment-reviews"
    toLabel={texts.toAll}
  />
);

function OrderNumber() {
  const review = useRecordContext<PaymentReview>();
  return <>{review ? texts.of(review.orderNumber) : texts.title}</>;
}

function Review() {
  const review = useRecordContext<PaymentReview>();
  if (!review) return <Loading />;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2, md: 4 }, maxWidth: '52rem' }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <ReviewStatus {...review} />
        <Typography variant="h6" component="h2" sx={{ textWrap: 'balance' }}>
          {whyOf(review)}
        </Typography>
      </Stack>
      <ReviewFacts review={review} />
      <ReviewLines review={review} />
      {review.resolution === null ? <ReviewDecision review={review} /> : <ReviewResolution {...review} />}
    </Stack>
  );
}
