import { lazily } from '../../shared/lazily';

export const subscriptions = {
  list: lazily(() => import('./subscription-list'), 'SubscriptionList'),
};
