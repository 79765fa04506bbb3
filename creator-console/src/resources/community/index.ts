import ForumIcon from '@mui/icons-material/ForumOutlined';
import { lazily } from '../../shared/lazily';

export const community = {
  list: lazily(() => import('./contribution-list'), 'ContributionList'),
  show: lazily(() => import('./contribution-show'), 'ContributionShow'),
  icon: ForumIcon,
  recordRepresentation: 'authorName',
};
