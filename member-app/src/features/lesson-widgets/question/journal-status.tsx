import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../../../shared/lib/autosave/autosaver';

const WORDS = {
  unsaved: 'journal.notSaved',
  saving: 'journal.saving',
  saved: 'journal.saved',
  away: 'journal.failed',
  refused: 'journal.refused',
  conflict: 'journal.notSaved',
} as const satisfies Record<Exclude<AutosaveState, 'idle'>, string>;

/** Shows the save state of the text. Screen readers hear only that saving has failed, and that it works again. */
export function JournalStatus({ state }: { state: AutosaveState }) {
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
