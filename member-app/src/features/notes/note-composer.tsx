import { useEffect, useEffectEvent } from 'react';
import type { Moment } from './moment';
import { NoteEditor } from './note-editor';
import type { NoteDraft } from './note-draft';
import { notesTexts } from './texts';
import { useNoteSaver } from './use-note-saver';

interface NoteComposerProps {
  draft: NoteDraft;
  /** It was written before and could not be saved. */
  isLeftOver: boolean;
  moment: () => Moment | null;
  clock: (seconds: number) => string;
  /** This note is written; the next one may begin. */
  onDone: () => void;
}

/** The moment is taken when she begins to write: that is the second she is writing about. */
export function NoteComposer({ draft: start, isLeftOver, moment, clock, onDone }: NoteComposerProps) {
  const note = useNoteSaver(start, isLeftOver);
  const { saver, draft } = note;

  function write(text: string) {
    const begins = draft.text === '' && draft.version === null && !draft.moment;
    const now = begins ? moment() : null;
    saver.write(now && now.seconds > 0 ? { text, moment: now } : { text });
  }

  // What was saved and then emptied stays in the list, where it can be deleted; she goes on with an empty page.
  const isGivenUp = draft.version !== null && draft.text.trim() === '';
  const giveUp = useEffectEvent(onDone);
  useEffect(() => {
    if (isGivenUp) giveUp();
  }, [isGivenUp]);

  return (
    <NoteEditor
      {...note}
      label={notesTexts.label}
      moment={moment}
      clock={clock}
      onText={write}
      onSaved={onDone}
    />
  );
}
