import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { SharedJournalList } from './shared-journal-list';
import { SharedJournalShow } from './shared-journal-show';
import { texts } from './texts';

/** What `<Resource>` wants for the journal answers members share with the coach. */
export const sharedJournals = {
  list: SharedJournalList,
  show: SharedJournalShow,
  icon: AutoStoriesIcon,
  options: { label: texts.title },
  recordRepresentation: 'memberName',
};
