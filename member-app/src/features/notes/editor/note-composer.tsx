import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoPosition } from '../video-position';
import { NoteEditor } from './note-editor';
import type { NoteDraft } from '../note-draft';
import { useNoteSaver } from '../saving/use-note-saver';

interface NoteComposerProps {
  draft: NoteDraft;
  /** The video's current position; null without a video. */
  now: () => VideoPosition | null;
  /** Called when this note is done and the next one may begin. */
  onDone: () => void;
}

/** A new note. It gets the video's second at which the member begins to write. */
export function NoteComposer({ draft: start, now, onDone }: NoteComposerProps) {
  const { t } = useTranslation('notes');
  const note = useNoteSaver(start, null);
  const { saver, draft } = note;

  function write(text: string) {
    const begins = draft.text === '' && draft.version === null && !draft.position;
    const position = begins ? now() : null;
    saver.write(position && position.positionSeconds > 0 ? { text, position } : { text });
  }

  // What was saved and then emptied stays in the list, where it can be deleted; the member goes on with an empty note.
  const isGivenUp = draft.version !== null && draft.text.trim() === '';
  const giveUp = useEffectEvent(onDone);
  useEffect(() => {
    if (isGivenUp) giveUp();
  }, [isGivenUp]);

  return <NoteEditor {...note} label={t('label')} now={now} onText={write} onSaved={onDone} />;
}
