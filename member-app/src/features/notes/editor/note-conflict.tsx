import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { toast, toastFailure } from '../../../shared/ui/toast-store';

interface NoteConflictProps {
  mine: string;
  other: string;
  keepMine: () => void;
  keepOther: () => void;
}

/** Two versions of a note side by side; neither is dropped until the member chooses. */
export function NoteConflict({ mine, other, keepMine, keepOther }: NoteConflictProps) {
  const { t } = useTranslation('notes');
  return (
    <div role="alert" className="rounded-md border border-clay/60 bg-sunken p-4">
      <p className="font-semibold">{t('conflict.title')}</p>
      <p className="mt-1 text-sm text-ink-soft">{t('conflict.text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Version title={t('conflict.mine')} text={mine} keep={t('conflict.keepMine')} onKeep={keepMine} />
        <Version title={t('conflict.other')} text={other} keep={t('conflict.keepOther')} onKeep={keepOther} />
      </div>
    </div>
  );
}

interface VersionProps {
  title: string;
  text: string;
  keep: string;
  onKeep: () => void;
}

function Version({ title, text, keep, onKeep }: VersionProps) {
  const { t } = useTranslation('notes');
  const heading = useId();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: t('conflict.copied.title') }),
      () => toastFailure(t('conflict.copyFailed.title'), t('conflict.copyFailed.description')),
    );
  return (
    <section aria-labelledby={heading} className="flex flex-col">
      <h3 id={heading} className="font-sans text-sm font-semibold">
        {title}
      </h3>
      <p className="mt-2 max-h-64 grow overflow-y-auto rounded-md border border-line bg-surface p-3 break-words whitespace-pre-wrap">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onKeep}>
          {keep}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${t('conflict.copy')}: ${title}`}
          onClick={() => void copy()}
        >
          {t('conflict.copy')}
        </Button>
      </div>
    </section>
  );
}
