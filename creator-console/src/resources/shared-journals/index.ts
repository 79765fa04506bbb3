import { lazily } from '../../shared/lazily';

export const sharedJournals = {
  list: lazily(() => import('./shared-journal-list'), 'SharedJournalList'),
  show: lazily(() => import('./shared-journal-show'), 'SharedJournalShow'),
  recordRepresentation: 'memberName',
};
