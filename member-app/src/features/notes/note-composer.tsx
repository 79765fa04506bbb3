import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Textarea } from '../../shared/ui/textarea';
import { toast } from '../../shared/ui/toast-store';
import { useNoteChanges } from './api';
import { useDraft } from './draft';
import type { Moment } from './moment';
import { notesTexts } from './texts';

interface NoteComposerProps {
  lessonId: string;
  moment: () => Moment | null;
  clock: (seconds: number) => string;
}

/** The moment is taken when she begins to write: that is the second she is writing about. */
export function NoteComposer({ lessonId, moment, clock }: NoteComposerProps) {
  const { add } = useNoteChanges(lessonId);
  const [text, setText] = useDraft(lessonId);
  const [began, setBegan] = useState<Moment | null>(null);
  const [keepsMoment, setKeepsMoment] = useState(true);
  // One id for one note, however often its save is tried.
  const id = useRef(crypto.randomUUID());

  function write(next: string) {
    if (text === '' && next !== '') setBegan(moment());
    setText(next);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const at = began && keepsMoment ? { videoId: began.videoId, atSeconds: began.seconds } : {};
    add.mutate(
      { id: id.current, text, ...at },
      {
        onSuccess: () => {
          id.current = crypto.randomUUID();
          setText('');
          setBegan(null);
          toast(notesTexts.saved);
        },
        onError: () => toast({ ...notesTexts.saveFailed, variant: 'destructive' }),
      },
    );
  }

  return (
    <form className="mt-4" onSubmit={save}>
      <Field label={notesTexts.label}>
        <Textarea value={text} maxLength={10_000} onChange={(event) => write(event.target.value)} />
      </Field>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {began ? (
          <label className="inline-flex min-h-11 items-center gap-2.5 text-sm text-ink-soft">
            <input
              type="checkbox"
              className="size-5 accent-evergreen"
              checked={keepsMoment}
              onChange={(event) => setKeepsMoment(event.target.checked)}
            />
            {notesTexts.atMoment(clock(began.seconds))}
          </label>
        ) : (
          <span />
        )}
        <Button type="submit" size="sm" disabled={text.trim() === ''} pending={add.isPending}>
          {add.isPending ? notesTexts.saving : notesTexts.save}
        </Button>
      </div>
    </form>
  );
}
