import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../../../shared/lib/autosave/autosaver';

const WORDS = {
  unsaved: 'journal.notSaved',
  saving: 'journal.saving',
  saved: 'journal.saved',
  away: 'journal.notSaved',
  refused: 'journal.notSaved',
  conflict: 'journal.notSaved',
} as const satisfies Record<Exclude<AutosaveState, 'idle'>, string>;

/** Shows the save state of the text. Screen readers hear only that saving has failed, and that it works again. */
export function JournalStatus({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('widgets');
  const [spoken, setSpoken] = useState('');
  const explained =
    state === 'away' ? t('journal.failed') : state === 'refused' ? t('journal.refused') : undefined;
  const news = explained ?? (state === 'saved' ? t('journal.saved') : spoken);
  if (news !== spoken) setSpoken(news);
  return (
    <>
      <p aria-hidden className="mt-2 flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {explained && <CloudOff className="size-4 shrink-0" />}
        {[state !== 'idle' && t(WORDS[state]), explained].filter(Boolean).join('. ')}
      </p>
      <output className="sr-only">{spoken}</output>
    </>
  );
}
