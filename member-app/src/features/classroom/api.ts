import type { components } from '@sanctum/openapi';
import { api, body } from '../../shared/api/client';
import { useFresh } from '../../shared/api/queries';
import { learningKeys } from '../learning';

export type ClassroomCourse = components['schemas']['ClassroomCourseResponse'];

/** Loaded again on every visit: courses are bought elsewhere and may get new lessons. */
export const useClassroom = () =>
  useFresh(learningKeys.courses, () => body(api.GET('/api/learning/courses')));
