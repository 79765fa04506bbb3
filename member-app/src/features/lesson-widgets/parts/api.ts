import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import { type ChangeAnswers, type LessonAnswers, noAnswers } from './answers';
import { useLessonOfWidgets } from './lesson-context';

const answersKey = (lessonId: string, stores: boolean) =>
  ['/api/learning/lessons/answers', lessonId, stores] as const;

/**
 * Loads the member's answers in this lesson, in one call for all widgets. Dropped on leaving the lesson, because
 * another device may continue it. Starts empty in a preview, which stays in this browser.
 */
export function useAnswers() {
  const { lessonId, stores } = useLessonOfWidgets();
  return useQuery({
    queryKey: answersKey(lessonId, stores),
    queryFn: async (): Promise<LessonAnswers> =>
      stores
        ? body(api.GET('/api/learning/lessons/{lessonId}/answers', { params: { path: { lessonId } } }))
        : noAnswers,
    gcTime: 0,
  });
}

/** Writes the server's response into the answers on the page. */
export function useChangeAnswers() {
  const { lessonId, stores } = useLessonOfWidgets();
  const queries = useQueryClient();
  return (change: ChangeAnswers) =>
    queries.setQueryData<LessonAnswers>(
      answersKey(lessonId, stores),
      (answers) => answers && change(answers),
    );
}
