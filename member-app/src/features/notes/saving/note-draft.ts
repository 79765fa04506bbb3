import type { LessonNote } from '../lesson-note';
import type { VideoPosition } from '../video-position';

/** A note as she is writing it. */
export interface NoteDraft {
  /** Made here, so that a repeated save adds no second note. */
  id: string;
  lessonId: string;
  text: string;
  position: VideoPosition | null;
  /** The server's version it goes on from; null: the server does not have it yet. */
  version: number | null;
  /** What was sent and not answered: should the server hold one of these, it is her own and nobody else's. */
  unanswered: string[];
}

export const newDraft = (lessonId: string): NoteDraft => ({
  id: crypto.randomUUID(),
  lessonId,
  text: '',
  position: null,
  version: null,
  unanswered: [],
});

export const draftOf = (note: LessonNote): NoteDraft => ({
  id: note.id,
  lessonId: note.lessonId,
  text: note.text,
  position: positionOf(note),
  version: note.version,
  unanswered: [],
});

export function positionOf({
  videoId,
  atSeconds,
}: Pick<LessonNote, 'videoId' | 'atSeconds'>): VideoPosition | null {
  return videoId !== null && atSeconds !== null ? { videoId, positionSeconds: atSeconds } : null;
}

/** Whether the server holds exactly this. Space around a text is not kept there. */
export function isKept({ text, position }: Pick<NoteDraft, 'text' | 'position'>, note: LessonNote): boolean {
  return (
    text.trim() === note.text &&
    (position?.videoId ?? null) === note.videoId &&
    (position?.positionSeconds ?? null) === note.atSeconds
  );
}
