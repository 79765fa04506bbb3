import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { type SavedProgress, savedProgressOf } from './saved-progress';
import { sendUnsent } from './send-position';
import { useUnsentPositions } from './use-unsent-positions';

export const fetchProgress = async (courseId: string): Promise<SavedProgress> =>
  savedProgressOf(await body(api.GET('/api/course-progress/{courseId}', { params: { path: { courseId } } })));

/**
 * Loads the saved progress as of the opening of the course; later saves do not change it. Positions that an earlier
 * visit could not send are sent first, so that the member resumes at the right one.
 */
export function useSavedProgress(courseId: string, enabled: boolean) {
  const unsent = useUnsentPositions();
  return useQuery({
    queryKey: ['/api/course-progress', courseId],
    queryFn: async () => {
      await sendUnsent(unsent);
      return fetchProgress(courseId);
    },
    enabled,
    gcTime: 0,
  });
}
