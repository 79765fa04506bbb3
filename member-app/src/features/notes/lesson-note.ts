import type { components } from '@sanctum/openapi';

export type LessonNote = components['schemas']['LessonNoteResponse'];
export type NotebookNote = components['schemas']['NotebookNoteResponse'];
