import ForumIcon from '@mui/icons-material/ForumOutlined';
import { ContributionList } from './contribution-list';
import { ContributionShow } from './contribution-show';
import { texts } from './texts';

/** What `<Resource>` wants for what members write to one another. */
export const community = {
  list: ContributionList,
  show: ContributionShow,
  icon: ForumIcon,
  options: { label: texts.title },
  recordRepresentation: 'authorName',
};
