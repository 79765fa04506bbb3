import AnnouncementIcon from '@mui/icons-material/PushPinOutlined';
import { AnnouncementsPage } from './announcements-page';
import { texts } from './texts';

export const announcements = {
  list: AnnouncementsPage,
  icon: AnnouncementIcon,
  options: { label: texts.title },
};
