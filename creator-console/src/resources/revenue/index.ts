import { lazily } from '../../shared/lazily';

export const revenue = {
  list: lazily(() => import('./revenue-page'), 'RevenuePage'),
};
