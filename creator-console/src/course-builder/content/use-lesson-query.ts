import { useQuery } from '@tanstack/react-query';
import type { BuilderServices } from './builder-services';

/** A lesson as it is when it is opened; what is still on its way there is sent first. */
export const useLessonQuery = (lessonId: string, { lessons }: BuilderServices) =>
  useQuery({
    queryKey: ['course-builder', 'lesson', lessonId],
    queryFn: () => lessons.open(lessonId),
    // Lessons that have been opened can be visited again without a network.
    initialData: () => lessons.find(lessonId),
    gcTime: 0,
    // The open lesson keeps itself up to date.
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
