import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Enrollment = Schemas['StudentEnrollmentResponse'];
type StudentCourse = Schemas['StudentCourseResponse'];
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

/** Coach's decisions about a student's products and course progress, each stored with a reason. */
export const studentLearningActs = {
  giveProduct: (id: string, productId: string, reason: string): Promise<Enrollment[]> =>
    body(
      api.POST('/api/students/{id}/enrollments', { params: { path: { id } }, body: { productId, reason } }),
    ),
  takeProductBack: (id: string, productId: string, reason: string): Promise<Enrollment[]> =>
    body(
      api.POST('/api/students/{id}/enrollments/{productId}/revoke', {
        params: { path: { id, productId } },
        body: { reason },
      }),
    ),
  openModuleEarly: (course: CourseOf, moduleId: string, reason: string): Promise<StudentCourse> =>
    body(
      api.POST(
        '/api/students/{id}/courses/{courseId}/modules/{moduleId}/open',
        moduleOf(course, moduleId, reason),
      ),
    ),
  closeModuleAgain: (course: CourseOf, moduleId: string, reason: string): Promise<StudentCourse> =>
    body(
      api.POST(
        '/api/students/{id}/courses/{courseId}/modules/{moduleId}/take-back',
        moduleOf(course, moduleId, reason),
      ),
    ),
  markProgress: (course: CourseOf, part: Part, reason: string): Promise<StudentCourse> =>
    body(
      api.POST('/api/students/{id}/courses/{courseId}/progress/mark', {
        ...of(course),
        body: { ...part, reason },
      }),
    ),
  resetProgress: (course: CourseOf, part: Part, reason: string): Promise<StudentCourse> =>
    body(
      api.POST('/api/students/{id}/courses/{courseId}/progress/reset', {
        ...of(course),
        body: { ...part, reason },
      }),
    ),
} as const;
