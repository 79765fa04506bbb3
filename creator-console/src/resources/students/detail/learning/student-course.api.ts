import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

type Schemas = components['schemas'];

export type StudentCourse = Schemas['StudentCourseResponse'];
export type CourseModule = StudentCourse['sections'][number]['modules'][number];
export type CourseLesson = CourseModule['lessons'][number];
type Part = Omit<Schemas['ProgressByHandRequest'], 'reason'>;

export interface CourseOf {
  studentId: string;
  courseId: string;
}

const of = ({ studentId: id, courseId }: CourseOf) => ({ params: { path: { id, courseId } } });
const moduleOf = ({ studentId: id, courseId }: CourseOf, moduleId: string, reason: string) => ({
  params: { path: { id, courseId, moduleId } },
  body: { reason },
});

export const readCourse = (course: CourseOf): Promise<StudentCourse> =>
  body(api.GET('/api/students/{id}/courses/{courseId}', of(course)));

export const openEarly = (course: CourseOf, moduleId: string, reason: string): Promise<StudentCourse> =>
  body(
    api.POST(
      '/api/students/{id}/courses/{courseId}/modules/{moduleId}/open',
      moduleOf(course, moduleId, reason),
    ),
  );

export const closeAgain = (course: CourseOf, moduleId: string, reason: string): Promise<StudentCourse> =>
  body(
    api.POST(
      '/api/students/{id}/courses/{courseId}/modules/{moduleId}/take-back',
      moduleOf(course, moduleId, reason),
    ),
  );

export const markProgress = (course: CourseOf, part: Part, reason: string): Promise<StudentCourse> =>
  body(
    api.POST('/api/students/{id}/courses/{courseId}/progress/mark', {
      ...of(course),
      body: { ...part, reason },
    }),
  );

export const resetProgress = (course: CourseOf, part: Part, reason: string): Promise<StudentCourse> =>
  body(
    api.POST('/api/students/{id}/courses/{courseId}/progress/reset', {
      ...of(course),
      body: { ...part, reason },
    }),
  );
