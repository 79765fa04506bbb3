import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';
import type { SharedJournal } from '../../../../shared/journal-reply/shared-journal';

export type StudentAnswers = components['schemas']['StudentAnswersResponse'];

export const readAnswers = (id: string): Promise<StudentAnswers> =>
  body(api.GET('/api/students/{id}/answers', { params: { path: { id } } }));

/** At most as many as a list has at once, the newest first. What is not shared is in no answer of the server. */
export const readJournals = (accountId: string): Promise<SharedJournal[]> =>
  body(
    api.GET('/api/creator/shared-journals', {
      params: {
        query: { filter: JSON.stringify({ accountId }), sort: '["sharedAt","DESC"]', range: '[0,999]' },
      },
    }),
  );
