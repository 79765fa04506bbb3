import type { LessonNote } from './lesson-note';
import type { Moment } from './moment';

/** A note as she is writing it. */
export interface NoteDraft {
  /** Made here, so that a repeated save adds no second note. */
  id: string;
  lessonId: string;
  text: string;
  moment: Moment | null;
  /** The server's version it goes on from; null: the server does not have it yet. */
  version: number | null;
  /** What was sent and not answered: should the server hold one of these, it is her own and nobody else's. */
  unanswered: string[];
}

export const newDraft = (lessonId: string): NoteDraft => ({
  id: crypto.randomUUID(),
  lessonId,
  text: '',
  moment: null,
  version: null,
  unanswered: [],
});

export const draftOf = (note: LessonNote): NoteDraft => ({
  id: note.id,
  lessonId: note.lessonId,
  text: note.text,
  moment: momentOf(note),
  version: note.version,
  unanswered: [],
});

export function momentOf({ videoId, atSeconds }: Pick<LessonNote, 'videoId' | 'atSeconds'>): Moment | null {
  return videoId !== null && atSeconds !== null ? { videoId, seconds: atSeconds } : null;
}

/** Whether the server holds exactly this. Space around a text is not kept there. */
export function isKept({ text, moment }: Pick<NoteDraft, 'text' | 'moment'>, note: LessonNote): boolean {
  return (
    text.trim() === note.text &&
    (moment?.videoId ?? null) === note.videoId &&
    (moment?.seconds ?? null) === note.atSeconds
  );
}
