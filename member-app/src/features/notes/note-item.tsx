import { type FormEvent, useState } from 'react';
import { ApiError } from '../../shared/api/client';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Textarea } from '../../shared/ui/textarea';
import { toast } from '../../shared/ui/toast-store';
import { type LessonNote, useNoteChanges } from './api';
import type { Moment } from './moment';
import { notesTexts } from './texts';

interface NoteItemProps {
  note: LessonNote;
  seek: (moment: Moment) => void;
  clock: (seconds: number) => string;
}

/** She pressed a button to get here, so the focus follows her. */
const focusOnce = (element: HTMLElement | null) => element?.focus();

export function NoteItem({ note, seek, clock }: NoteItemProps) {
  const [mode, setMode] = useState<'reading' | 'editing' | 'removing'>('reading');
  const { videoId, atSeconds } = note;
  const back = () => setMode('reading');
  return (
    <li className="py-4">
      {videoId !== null && atSeconds !== null && (
        <Button
          variant="soft"
          size="sm"
          aria-label={notesTexts.jump(clock(atSeconds))}
          onClick={() => seek({ videoId, seconds: atSeconds })}
        >
          {notesTexts.at(clock(atSeconds))}
        </Button>
      )}
      {mode === 'editing' ? (
        <EditNote note={note} done={back} />
      ) : (
        <p className="mt-2 break-words whitespace-pre-wrap">{note.text}</p>
      )}
      {mode === 'reading' && (
        <div className="mt-2 flex gap-4">
          <Button variant="link" className="text-sm" onClick={() => setMode('editing')}>
            {notesTexts.edit}
          </Button>
          <Button variant="link" className="text-sm" onClick={() => setMode('removing')}>
            {notesTexts.remove}
          </Button>
        </div>
      )}
      {mode === 'removing' && <RemoveNote note={note} done={back} />}
    </li>
  );
}

function EditNote({ note, done }: { note: LessonNote; done: () => void }) {
  const { edit } = useNoteChanges(note.lessonId);
  const [text, setText] = useState(note.text);

  function save(event: FormEvent) {
    event.preventDefault();
    edit.mutate(
      { id: note.id, version: note.version, text },
      {
        onSuccess: () => {
          toast(notesTexts.saved);
          done();
        },
        onError: (error) => {
          const isStale = error instanceof ApiError && error.status === 412;
          toast({ ...(isStale ? notesTexts.stale : notesTexts.saveFailed), variant: 'destructive' });
        },
      },
    );
  }

  return (
    <form className="mt-2" onSubmit={save}>
      <Field label={notesTexts.edit}>
        <Textarea
          ref={focusOnce}
          value={text}
          maxLength={10_000}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex gap-3">
        <Button type="submit" size="sm" disabled={text.trim() === ''} pending={edit.isPending}>
          {notesTexts.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={done}>
          {notesTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

function RemoveNote({ note, done }: { note: LessonNote; done: () => void }) {
  const { remove } = useNoteChanges(note.lessonId);
  const removeIt = () =>
    remove.mutate(note.id, { onError: () => toast({ ...notesTexts.removeFailed, variant: 'destructive' }) });
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-3">
      <legend className="float-left text-sm">{notesTexts.removeAsk}</legend>
      <Button variant="destructive" size="sm" ref={focusOnce} pending={remove.isPending} onClick={removeIt}>
        {notesTexts.removeYes}
      </Button>
      <Button variant="ghost" size="sm" onClick={done}>
        {notesTexts.removeNo}
      </Button>
    </fieldset>
  );
}
