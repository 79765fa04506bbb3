import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/client';
import { Autosaver, type SaveOutcome } from '../../../shared/lib/autosave/autosaver';
import type { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { failedSave, isSaved } from '../../../shared/lib/autosave/failed-save';
import { later } from '../../../shared/lib/autosave/use-autosaver';
import { sendNote, showSaved } from '../api';
import type { LessonNote } from '../lesson-note';
import { isSame, type NoteDraft, positionOf } from '../note-draft';

export type NoteSaver = Autosaver<NoteDraft, LessonNote>;

/** Saves one note while it is written. `saved`: the server's note, as far as known. */
export const noteSaver = (
  draft: NoteDraft,
  saved: LessonNote | null,
  queries: QueryClient,
  drafts: DraftStore<NoteDraft>,
): NoteSaver =>
  new Autosaver<NoteDraft, LessonNote>(draft, saved, {
    send: (written) => sendDraft(written, queries),
    isSame,
    isEmpty: ({ text }) => text.trim() === '',
    adopt: (written, note) => ({ ...written, text: note.text, position: positionOf(note) }),
    later,
    keep: (written) => drafts.keep(written),
    drop: (id) => drafts.drop(id),
  });

async function sendDraft(draft: NoteDraft, queries: QueryClient): Promise<SaveOutcome<LessonNote>> {
  try {
    const note = await sendNote({ ...draft, text: draft.text.trim() });
    showSaved(queries, note);
    return { kind: 'saved', current: note };
  } catch (error) {
    return isGone(draft, error) ? { kind: 'gone', newId: crypto.randomUUID() } : failedSave(error, isNote);
  }
}

/** Returns whether the note was deleted elsewhere: it existed before and is not found. */
const isGone = ({ version }: NoteDraft, error: unknown): boolean =>
  version !== null && error instanceof ApiError && error.status === 404;

const isNote = (current: unknown): current is LessonNote => isSaved(current) && 'lessonId' in current;
