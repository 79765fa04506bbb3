import { lazily } from '../../shared/lazily';

export const reviews = {
  list: lazily(() => import('./review-list'), 'ReviewList'),
  show: lazily(() => import('./review-show'), 'ReviewShow'),
  recordRepresentation: 'authorName',
};
