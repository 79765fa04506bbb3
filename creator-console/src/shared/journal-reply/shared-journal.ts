import type { Schemas } from '@sanctum/openapi';

export type SharedJournal = Schemas['SharedJournalResponse'];

/** Location of the answer: the lesson, or its course if the lesson is gone. */
export const placeOf = ({ lessonTitle, courseTitle }: SharedJournal): string =>
  lessonTitle === null ? courseTitle : `${courseTitle} · ${lessonTitle}`;
