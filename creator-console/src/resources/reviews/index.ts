import { ReviewList } from './review-list';
import { ReviewShow } from './review-show';
import { texts } from './texts';

export const reviews = {
  list: ReviewList,
  show: ReviewShow,
  options: { label: texts.title },
  recordRepresentation: 'authorName',
};
