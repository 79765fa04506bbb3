import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';
import type { CourseOf } from '../../../../providers/student-acts';

export type StudentCourse = components['schemas']['StudentCourseResponse'];
export type CourseModule = StudentCourse['sections'][number]['modules'][number];
export type CourseLesson = CourseModule['lessons'][number];

export const readCourse = ({ studentId: id, courseId }: CourseOf): Promise<StudentCourse> =>
  body(api.GET('/api/students/{id}/courses/{courseId}', { params: { path: { id, courseId } } }));
