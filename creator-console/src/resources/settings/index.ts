import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazily } from '../../shared/lazily';

export const settings = {
  list: lazily(() => import('./settings-page'), 'SettingsPage'),
  icon: SettingsIcon,
};
