import type { components } from '@sanctum/openapi';

/** A note as the server has it. */
export type LessonNote = components['schemas']['LessonNoteResponse'];
/** The same with its place among all notes. */
export type NotebookNote = components['schemas']['NotebookNoteResponse'];
