import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { ReviewList } from './review-list';
import { ReviewShow } from './review-show';
import { texts } from './texts';

/** What `<Resource>` wants for reviews of products. */
export const reviews = {
  list: ReviewList,
  show: ReviewShow,
  icon: RateReviewIcon,
  options: { label: texts.title },
  recordRepresentation: 'authorName',
};
