import type { Draft } from '../../shared/lib/autosave/draft-store';
import type { LessonNote } from './lesson-note';
import type { VideoPosition } from './video-position';

/** A note that a member is writing. The browser creates its id, so that a repeated save adds no second note. */
export interface NoteDraft extends Draft {
  lessonId: string;
  position: VideoPosition | null;
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

export const positionOf = ({
  videoId,
  atSeconds,
}: Pick<LessonNote, 'videoId' | 'atSeconds'>): VideoPosition | null =>
  videoId !== null && atSeconds !== null ? { videoId, positionSeconds: atSeconds } : null;

/** Returns true if the server has exactly this draft. The server trims texts. */
export const isSame = ({ text, position }: NoteDraft, note: LessonNote): boolean =>
  text.trim() === note.text &&
  (position?.videoId ?? null) === note.videoId &&
  (position?.positionSeconds ?? null) === note.atSeconds;
