import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type Enrollment = components['schemas']['StudentEnrollmentResponse'];

export const readEnrollments = (id: string): Promise<Enrollment[]> =>
  body(api.GET('/api/students/{id}/enrollments', { params: { path: { id } } }));

export const giveProduct = (id: string, productId: string, reason: string): Promise<Enrollment[]> =>
  body(api.POST('/api/students/{id}/enrollments', { params: { path: { id } }, body: { productId, reason } }));

export const takeBack = (id: string, productId: string, reason: string): Promise<Enrollment[]> =>
  body(
    api.POST('/api/students/{id}/enrollments/{productId}/revoke', {
      params: { path: { id, productId } },
      body: { reason },
    }),
  );
