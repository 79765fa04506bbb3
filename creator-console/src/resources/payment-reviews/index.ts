import { lazily } from '../../shared/lazily';

export const paymentReviews = {
  list: lazily(() => import('./review-list'), 'ReviewList'),
  show: lazily(() => import('./review-show'), 'ReviewShow'),
  recordRepresentation: 'orderNumber',
};
