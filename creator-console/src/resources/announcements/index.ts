import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import { AnnouncementsPage } from './announcements-page';
import { texts } from './texts';

/** Everything `<Resource>` needs for announcements to all members. */
export const announcements = {
  list: AnnouncementsPage,
  icon: CampaignIcon,
  options: { label: texts.title },
};
