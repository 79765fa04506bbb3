import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import type { AutosaveState } from '../../../shared/lib/autosave/autosaver';
import { widgetTexts } from '../parts/texts';

const texts = widgetTexts.journal;

const words: Record<AutosaveState, string> = {
  idle: '',
  unsaved: texts.notSaved,
  saving: texts.saving,
  saved: texts.saved,
  away: texts.notSaved,
  refused: texts.notSaved,
  conflict: texts.notSaved,
};
const explained: Partial<Record<AutosaveState, string>> = {
  away: texts.failed,
  refused: texts.refused,
};

/** Whether the words are saved. Every state is shown; only what matters is announced to a screen reader: that saving has failed, and that it works again. */
export function JournalStatus({ state }: { state: AutosaveState }) {
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
