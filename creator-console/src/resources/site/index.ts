import LanguageIcon from '@mui/icons-material/LanguageOutlined';
import { lazily } from '../../shared/lazily';

export const site = {
  list: lazily(() => import('./site-page'), 'SitePage'),
  icon: LanguageIcon,
};
