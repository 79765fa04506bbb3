import { SharedJournalList } from './shared-journal-list';
import { SharedJournalShow } from './shared-journal-show';
import { texts } from './texts';

export const sharedJournals = {
  list: SharedJournalList,
  show: SharedJournalShow,
  options: { label: texts.title },
  recordRepresentation: 'memberName',
};
