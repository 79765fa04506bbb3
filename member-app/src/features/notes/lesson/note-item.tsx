import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import { useRemoveNote } from '../api';
import { NoteEditor } from '../editor/note-editor';
import type { LessonNote } from '../lesson-note';
import { draftOf, positionOf } from '../note-draft';
import { useNoteSaver } from '../saving/use-unsent-drafts';
import type { VideoPosition } from '../video-position';

interface NoteItemProps {
  note: LessonNote;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  seek: (position: VideoPosition) => void;
}

/** Focuses the text once, because the member clicked a button to get here. */
const focusOnce = (element: HTMLElement | null) => element?.focus();

export function NoteItem({ note, now, seek }: NoteItemProps) {
  const { t } = useTranslation('notes');
  const [mode, setMode] = useState<'reading' | 'editing' | 'removing'>('reading');
  const at = positionOf(note);
  const [isBack, setIsBack] = useState(false);
  function back() {
    setMode('reading');
    setIsBack(true);
  }
  if (mode === 'editing') {
    return (
      <li className="py-4">
        <EditNote note={note} now={now} done={back} />
      </li>
    );
  }
  return (
    <li className="py-4">
      {at && (
        <Button
          variant="soft"
          size="sm"
          aria-label={t('jump', { clock: formatClock(at.positionSeconds) })}
          onClick={() => seek(at)}
        >
          {t('at', { clock: formatClock(at.positionSeconds) })}
        </Button>
      )}
      <p className="mt-2 break-words whitespace-pre-wrap">{note.text}</p>
      {mode === 'reading' && (
        <div className="mt-2 flex gap-4">
          <Button
            variant="link"
            className="text-sm"
            ref={isBack ? focusOnce : undefined}
            onClick={() => setMode('editing')}
          >
            {t('edit')}
          </Button>
          <Button variant="link" className="text-sm" onClick={() => setMode('removing')}>
            {t('remove')}
          </Button>
        </div>
      )}
      {mode === 'removing' && <RemoveNote note={note} done={back} />}
    </li>
  );
}

interface EditNoteProps extends Pick<NoteItemProps, 'note' | 'now'> {
  done: () => void;
}

function EditNote({ note, now, done }: EditNoteProps) {
  const { t } = useTranslation('notes');
  const [start] = useState(() => draftOf(note));
  const editing = useNoteSaver(start, note);
  const { saver } = editing;

  /** Cancels the edit. The note has been saving itself, so this saves the earlier text. */
  async function cancel() {
    const { text, position } = saver.snapshot().draft;
    if (text !== start.text || position !== start.position) {
      saver.write({ text: start.text, position: start.position });
      if (!(await saver.saveNow())) return;
    }
    done();
  }

  return (
    <NoteEditor
      {...editing}
      label={t('edit')}
      now={now}
      onText={(text) => saver.write({ text })}
      onSaved={done}
      focuses
    >
      <Button variant="ghost" size="sm" onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </NoteEditor>
  );
}

function RemoveNote({ note, done }: { note: LessonNote; done: () => void }) {
  const { t } = useTranslation('notes');
  const remove = useRemoveNote(note.lessonId);
  const removeIt = () =>
    remove.mutate(note.id, {
      onError: () => toastFailure(t('removeFailed.title'), t('removeFailed.description')),
    });
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-3">
      <legend className="float-left text-sm">{t('removeAsk')}</legend>
      <Button variant="destructive" size="sm" ref={focusOnce} pending={remove.isPending} onClick={removeIt}>
        {t('removeYes')}
      </Button>
      <Button variant="ghost" size="sm" onClick={done}>
        {t('removeNo')}
      </Button>
    </fieldset>
  );
}
