import type { components } from '@sanctum/openapi';

export type SharedJournal = components['schemas']['SharedJournalResponse'];

/** Where the member answered: the lesson, or its course if the lesson is gone. */
export const placeOf = ({ lessonTitle, courseTitle }: SharedJournal): string =>
  lessonTitle === null ? courseTitle : `${courseTitle} · ${lessonTitle}`;
