import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { deviceId, nextSequence } from './device';
import type { Place } from './progress-saver';

const playerKeys = {
  progress: (courseId: string) => ['/api/course-progress', courseId] as const,
};

/** The saved place as it was when the course was opened; later saves do not move the reader. */
export function useSavedPlace(courseId: string, enabled: boolean) {
  return useQuery({
    queryKey: playerKeys.progress(courseId),
    queryFn: () => body(api.GET('/api/course-progress/{courseId}', { params: { path: { courseId } } })),
    enabled,
    gcTime: 0,
  });
}

/** Sends one save. `leaving` lets the request outlive the page. */
export async function sendPlace(
  courseId: string,
  { videoId, ...place }: Place,
  leaving: boolean,
): Promise<void> {
  await api.PATCH('/api/course-progress/{courseId}', {
    params: { path: { courseId } },
    body: {
      ...place,
      ...(videoId !== null && { videoId }),
      deviceId: deviceId(localStorage),
      sequence: nextSequence(localStorage),
    },
    keepalive: leaving,
  });
}
