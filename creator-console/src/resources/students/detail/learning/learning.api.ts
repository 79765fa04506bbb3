import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type Enrollment = components['schemas']['StudentEnrollmentResponse'];

export const readEnrollments = (id: string): Promise<Enrollment[]> =>
  body(api.GET('/api/students/{id}/enrollments', { params: { path: { id } } }));
