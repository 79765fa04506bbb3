import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { SharedJournalList } from './shared-journal-list';
import { SharedJournalShow } from './shared-journal-show';
import { texts } from './texts';

/** `<Resource>` props for journal answers that members share with the coach. */
export const sharedJournals = {
  list: SharedJournalList,
  show: SharedJournalShow,
  icon: AutoStoriesIcon,
  options: { label: texts.title },
  recordRepresentation: 'memberName',
};
