import { Chip } from '@mui/material';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

export const ReviewStatus = ({ resolution }: Pick<PaymentReview, 'resolution'>) =>
  resolution === null ? (
    <Chip size="small" color="warning" label={texts.waiting} />
  ) : (
    <Chip size="small" variant="outlined" label={texts.resolution[resolution]} />
  );
