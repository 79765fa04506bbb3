import { lazily } from '../../shared/lazily';

export { BringingProducts } from './group-parts';
export { type Group, readCircles, readPods } from './groups.api';

export const groups = {
  list: lazily(() => import('./groups-page'), 'GroupsPage'),
};
