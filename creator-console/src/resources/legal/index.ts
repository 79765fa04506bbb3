import { lazily } from '../../shared/lazily';

export const legal = {
  list: lazily(() => import('./legal-page'), 'LegalPage'),
};
