import ForumIcon from '@mui/icons-material/ForumOutlined';
import { ContributionList } from './contribution-list';
import { ContributionShow } from './contribution-show';
import { texts } from './texts';

export const community = {
  list: ContributionList,
  show: ContributionShow,
  icon: ForumIcon,
  options: { label: texts.title },
  recordRepresentation: 'authorName',
};
