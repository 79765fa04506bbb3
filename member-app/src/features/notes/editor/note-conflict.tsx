import { useId } from 'react';
import { Button } from '../../../shared/ui/button';
import { toast } from '../../../shared/ui/toast-store';
import { notesTexts } from '../texts';

const { conflict: texts } = notesTexts;

interface NoteConflictProps {
  mine: string;
  other: string;
  keepMine: () => void;
  keepOther: () => void;
}

/** Two texts of one note beside each other; neither is dropped before the member has chosen. */
export function NoteConflict({ mine, other, keepMine, keepOther }: NoteConflictProps) {
  return (
    <div role="alert" className="rounded-md border border-clay/60 bg-sunken p-4">
      <p className="font-semibold">{texts.title}</p>
      <p className="mt-1 text-sm text-ink-soft">{texts.text}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Version title={texts.mine} text={mine} keep={texts.keepMine} onKeep={keepMine} />
        <Version title={texts.other} text={other} keep={texts.keepOther} onKeep={keepOther} />
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
  const heading = useId();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(texts.copied),
      () => toast({ ...texts.copyFailed, variant: 'destructive' }),
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
        <Button size="sm" variant="ghost" aria-label={`${texts.copy}: ${title}`} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
