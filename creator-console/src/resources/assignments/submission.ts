import type { Schemas } from '@sanctum/openapi';

/** A student's assignment in the list. */
export type Submission = Schemas['SubmissionResponse'];
/** The same with everything that was handed in. */
export type WholeSubmission = Schemas['OneSubmissionResponse'];

/** Location of the assignment: the lesson, or its course if the lesson is gone. */
export const placeOf = ({ lessonTitle, courseTitle }: Submission): string =>
  lessonTitle === null ? courseTitle : `${courseTitle} · ${lessonTitle}`;
