import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { lazily } from '../../shared/lazily';

export const overview = {
  list: lazily(() => import('./overview-page'), 'OverviewPage', 'first'),
  icon: SpaceDashboardIcon,
};
