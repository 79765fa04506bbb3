import type { components } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { learningKeys } from '../learning';

export type ClassroomCourse = components['schemas']['ClassroomCourseResponse'];

/** Loaded again on every visit: courses are bought elsewhere and may get new lessons. */
export function useClassroom() {
  return useQuery({
    queryKey: learningKeys.courses,
    queryFn: () => body(api.GET('/api/learning/courses')),
    staleTime: 0,
  });
}
