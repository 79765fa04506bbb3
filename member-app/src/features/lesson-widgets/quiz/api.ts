import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import type { AttemptDraft } from './attempt-draft';

export type QuizResult = Schemas['QuizResultResponse'];
export type QuizAttempt = NonNullable<QuizResult['latest']>;

const resultKey = (widgetId: string) => ['/api/me/widgets/quiz', widgetId] as const;

/** Loads the member's result. Dropped on leaving the lesson, because another device may continue it. */
export const useQuizResult = (widgetId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: resultKey(widgetId),
    queryFn: () => body(api.GET('/api/me/widgets/{widgetId}/quiz', { params: { path: { widgetId } } })),
    enabled: isEnabled,
    gcTime: 0,
  });

/** Submits an attempt. Offline it waits for the network. `onGraded` is called even if the page shows something else by then. */
export function useSubmitQuiz(widgetId: string, onGraded: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, choices }: AttemptDraft) =>
      body(
        api.PUT('/api/me/widgets/{widgetId}/quiz-attempts/{id}', {
          params: { path: { widgetId, id } },
          body: {
            answers: Object.entries(choices).map(([questionId, optionIds]) => ({
              questionId,
              optionIds: [...optionIds],
            })),
          },
        }),
      ),
    onSuccess: (result) => {
      onGraded();
      queries.setQueryData(resultKey(widgetId), result);
    },
  });
}
