import { pageResponse } from '../../platform/http/list-response.js';
import { pageQuery } from '../../platform/http/page-query.js';
import { Id, ListOf, Text, Whole } from '../../platform/http/fields/index.js';
import { LessonNoteResponse } from './notes.dto.js';

/** Notes have the order of their courses and lessons; a cursor has a value for each column of that order. */
export class NotebookQuery extends pageQuery(
  12,
  ...(['count', 'text', 'id', 'count', 'count', 'count', 'text', 'id', 'moment', 'id'] as const),
) {
  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'breath answer',
    description: 'Only notes that contain all of these words; case doesn’t matter',
  })
  q?: string;

  @Id({ description: 'Only notes of this course', optional: true }) courseId?: string;
}

export class NotebookNoteResponse extends LessonNoteResponse {
  @Text({
    nullable: true,
    example: 'The three-breath pause',
    description: 'Its title when the note was written, if the member can no longer open it; null: unknown',
  })
  lessonTitle: string | null;

  @Id({ nullable: true }) courseId: string | null;
  @Text({ nullable: true, example: 'Rooted: A Master Class for Mothers' }) courseTitle: string | null;

  @Id({
    nullable: true,
    description: 'Where the lesson is now; null: it was deleted, or the course is no longer owned',
  })
  moduleId: string | null;
}

export class NotebookCourseResponse {
  @Id() id: string;
  @Text({ nullable: true, example: 'Rooted: A Master Class for Mothers' }) title: string | null;
  @Whole({ example: 7, description: 'All of the member’s notes on it, matching or not' }) notes: number;
}

export class NotebookResponse extends pageResponse(NotebookNoteResponse) {
  @Whole({ example: 12, description: 'Notes that match, on all pages' }) total: number;
  @ListOf(NotebookCourseResponse, 'Every course the member has notes on') courses: NotebookCourseResponse[];
}
