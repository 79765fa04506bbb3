import { LessonNote } from './lesson-note.entity.js';
import { LessonNoteVersion } from './lesson-note-version.entity.js';

export const noteEntities = [LessonNote, LessonNoteVersion];
