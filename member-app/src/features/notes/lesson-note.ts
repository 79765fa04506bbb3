import type { Schemas } from '@sanctum/openapi';

export type LessonNote = Schemas['LessonNoteResponse'];
export type NotebookNote = Schemas['NotebookNoteResponse'];
