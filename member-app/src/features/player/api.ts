import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { sendUnsent } from './send-place';
import { parseCaptions } from './captions';
import type { UnsentPlaces } from './unsent-places';

const playerKeys = {
  progress: (courseId: string) => ['/api/course-progress', courseId] as const,
  captions: (videoId: string) => ['captions', videoId] as const,
};

/** Her saved place as the server has it now. */
export const fetchPlace = (courseId: string) =>
  body(api.GET('/api/course-progress/{courseId}', { params: { path: { courseId } } }));

/**
 * The saved place as it was when the course was opened; later saves do not move the reader. What an earlier visit
 * could not send goes out first, so that she is led to where she really was.
 */
export function useSavedPlace(courseId: string, unsent: UnsentPlaces, enabled: boolean) {
  return useQuery({
    queryKey: playerKeys.progress(courseId),
    queryFn: async () => {
      await sendUnsent(unsent);
      return fetchPlace(courseId);
    },
    enabled,
    gcTime: 0,
  });
}

/** The words of a film as they lie beside it. Its address is signed and changes; the words stay. */
export function useCaptions(videoId: string, url: string) {
  return useQuery({
    queryKey: playerKeys.captions(videoId),
    queryFn: async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`captions: ${response.status}`);
      return parseCaptions(await response.text());
    },
  });
}
