import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { widgetTexts } from '../texts';
import type { JournalState } from './journal-saver';

const texts = widgetTexts.journal;

const words: Record<JournalState, string> = {
  idle: '',
  typing: texts.notSaved,
  saving: texts.saving,
  saved: texts.saved,
  failed: texts.notSaved,
  refused: texts.notSaved,
  conflict: texts.notSaved,
};
const explained: Partial<Record<JournalState, string>> = {
  failed: texts.failed,
  refused: texts.refused,
};

/** Where her words are. Every state is shown; spoken is only what matters: lost touch, and safe again. */
export function JournalStatus({ state }: { state: JournalState }) {
  const [spoken, setSpoken] = useState('');
  const news = explained[state] ?? (state === 'saved' ? texts.saved : spoken);
  if (news !== spoken) setSpoken(news);
  return (
    <>
      <p aria-hidden className="mt-2 flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {explained[state] && <CloudOff className="size-4 shrink-0" />}
        {[words[state], explained[state]].filter(Boolean).join('. ')}
      </p>
      <output className="sr-only">{spoken}</output>
    </>
  );
}
