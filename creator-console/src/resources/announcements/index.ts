import AnnouncementIcon from '@mui/icons-material/PushPinOutlined';
import { AnnouncementsPage } from './announcements-page';
import { texts } from './texts';

/** Everything `<Resource>` needs for announcements to all members. */
export const announcements = {
  list: AnnouncementsPage,
  icon: AnnouncementIcon,
  options: { label: texts.title },
};
