import { useState } from 'react';
import type { AutosaveState } from '../../../shared/lib/autosave/autosaver';
import type { Draft } from '../../../shared/lib/autosave/draft';
import { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { useAutosaver } from '../../../shared/lib/autosave/use-autosaver';
import { type JournalAnswer, withJournal } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { usePersonId } from '../parts/use-person-id';
import { journalSaver } from './journal-saver';

/** A member's words in a journal, saved by themselves. */
export function useJournal(widgetId: string, journal: JournalAnswer | undefined) {
  const personId = usePersonId();
  const change = useChangeAnswers();
  const [saver] = useState(() => {
    const drafts = new DraftStore<Draft>(localStorage, 'journal-draft', personId);
    return journalSaver(widgetId, journal, drafts, (saved) => change(withJournal(saved)));
  });
  const { draft, state, other } = useAutosaver(saver);
  // what was saved on an earlier day is saved
  const shown: AutosaveState = state === 'idle' && journal ? 'saved' : state;
  return { text: draft.text, state: shown, other, saver };
}
