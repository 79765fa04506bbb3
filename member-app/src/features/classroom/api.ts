import type { Schemas } from '@sanctum/openapi';
import { api, itemsOf, useFresh } from '../../shared/api/client';
import { learningKeys } from '../learning';

export type ClassroomCourse = Schemas['ClassroomCourseResponse'];

/** Loads the courses again on every visit, because they are bought elsewhere and may get new lessons. */
export const useClassroom = () =>
  useFresh(learningKeys.courses, () => itemsOf(api.GET('/api/learning/courses')));
