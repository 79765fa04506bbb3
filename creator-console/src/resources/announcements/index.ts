import { AnnouncementsPage } from './announcements-page';
import { texts } from './texts';

export const announcements = {
  list: AnnouncementsPage,
  options: { label: texts.title },
};
