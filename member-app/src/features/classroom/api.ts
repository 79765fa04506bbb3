import type { components } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { learningKeys } from '../learning';

export type ClassroomCourse = components['schemas']['ClassroomCourseResponse'];

/** Asked anew on every visit: courses are bought elsewhere and grow. */
export function useClassroom() {
  return useQuery({
    queryKey: learningKeys.courses,
    queryFn: () => body(api.GET('/api/learning/courses')),
    staleTime: 0,
  });
}

/** Where the server knows her to be when she opens the lesson: asked anew for each. */
export function usePlaceBefore(courseId: string, lessonId: string) {
  return useQuery({
    queryKey: ['/api/course-progress', courseId, 'before', lessonId],
    queryFn: () => body(api.GET('/api/course-progress/{courseId}', { params: { path: { courseId } } })),
    gcTime: 0,
  });
}
