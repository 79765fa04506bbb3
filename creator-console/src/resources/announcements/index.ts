import { lazily } from '../../shared/lazily';

export const announcements = {
  list: lazily(() => import('./announcements-page'), 'AnnouncementsPage'),
};
