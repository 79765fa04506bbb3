import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../../../shared/lib/autosave/autosaver';
import type { Draft } from '../../../shared/lib/autosave/draft-store';
import { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { useAutosaver } from '../../../shared/lib/autosave/use-autosaver';
import { Textarea } from '../../../shared/ui/input';
import { type JournalAnswer, withJournal } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { usePersonId } from '../parts/use-person-id';
import { PreviewNote } from '../parts/with-answers';
import { JournalConflict } from './journal-conflict';
import { journalSaver } from './journal-saver';

const WORDS = {
  unsaved: 'journal.notSaved',
  saving: 'journal.saving',
  saved: 'journal.saved',
  away: 'journal.failed',
  refused: 'journal.refused',
  conflict: 'journal.notSaved',
} as const satisfies Record<Exclude<AutosaveState, 'idle'>, string>;

/** Shows the save state of the text. Screen readers only announce that saving has failed, and that it works again. */
function JournalStatus({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('widgets');
  const [spoken, setSpoken] = useState('');
  const shown = state === 'idle' ? undefined : t(WORDS[state]);
  const hasFailed = state === 'away' || state === 'refused';
  const news = shown !== undefined && (hasFailed || state === 'saved') ? shown : spoken;
  if (news !== spoken) setSpoken(news);
  return (
    <>
      <p aria-hidden className="mt-2 flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {hasFailed && <CloudOff className="size-4 shrink-0" />}
        {shown}
      </p>
      <output className="sr-only">{spoken}</output>
    </>
  );
}

/** Max characters, the same limit as in the contract and the column. */
const LIMIT = 20_000;

interface JournalFieldProps {
  labelledBy: string;
  describedBy: string;
  kept: ReturnType<typeof useJournal>;
}

/** The text of a journal, which saves itself while it is written, and its state. */
export function JournalField({ labelledBy, describedBy, kept }: JournalFieldProps) {
  const { t } = useTranslation('widgets');
  const { text, state, other, saver } = kept;
  return (
    <>
      <Textarea
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="mt-3 min-h-36"
        value={text}
        maxLength={LIMIT}
        placeholder={t('journal.placeholder')}
        onChange={(event) => saver.write({ text: event.target.value })}
        onBlur={() => void saver.saveNow()}
      />
      <JournalStatus state={state} />
      {other && <JournalConflict mine={text} other={other} limit={LIMIT} saver={saver} />}
    </>
  );
}

/** A preview: text can be entered, and is not saved. */
export function TriedField({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('widgets');
  const [text, setText] = useState('');
  return (
    <>
      <Textarea
        aria-labelledby={labelledBy}
        className="mt-3 min-h-36"
        value={text}
        maxLength={LIMIT}
        placeholder={t('journal.placeholder')}
        onChange={(event) => setText(event.target.value)}
      />
      <PreviewNote />
    </>
  );
}

/** A journal that saves itself. */
export function useJournal(widgetId: string, journal: JournalAnswer | undefined) {
  const personId = usePersonId();
  const change = useChangeAnswers();
  const [saver] = useState(() => {
    const drafts = new DraftStore<Draft>(localStorage, 'journal-draft', personId);
    return journalSaver(widgetId, journal, drafts, (saved) => change(withJournal(saved)));
  });
  const { draft, state, other } = useAutosaver(saver);
  // what was saved on an earlier day counts as saved
  const shown: AutosaveState = state === 'idle' && journal ? 'saved' : state;
  return { text: draft.text, state: shown, other, saver };
}
