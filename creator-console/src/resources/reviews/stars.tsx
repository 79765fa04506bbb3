import { Rating } from '@mui/material';
import type { Review } from './review';
import { texts } from './texts';

export const Stars = ({ rating }: Pick<Review, 'rating'>) => (
  <Rating readOnly size="small" value={rating} getLabelText={texts.stars} />
);
