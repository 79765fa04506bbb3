import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { type Position, positionOf } from './position';
import { sendUnsent } from './send-position';
import { useUnsentPositions } from './use-unsent-positions';

/** The member's saved position as the server has it now. */
export async function fetchPosition(courseId: string): Promise<Position | null> {
  return positionOf(
    await body(api.GET('/api/course-progress/{courseId}', { params: { path: { courseId } } })),
  );
}

/**
 * The saved position as it was when the course was opened; later saves do not change it. What an earlier visit
 * could not send is sent first, so that the member resumes at the true position.
 */
export function useSavedPosition(courseId: string, enabled: boolean) {
  const unsent = useUnsentPositions();
  return useQuery({
    queryKey: ['/api/course-progress', courseId],
    queryFn: async () => {
      await sendUnsent(unsent);
      return fetchPosition(courseId);
    },
    enabled,
    gcTime: 0,
  });
}

/** The saved position at the moment a lesson is opened: asked anew for each lesson. */
export function usePositionBefore(courseId: string, lessonId: string) {
  return useQuery({
    queryKey: ['/api/course-progress', courseId, 'before', lessonId],
    queryFn: () => fetchPosition(courseId),
    gcTime: 0,
  });
}
