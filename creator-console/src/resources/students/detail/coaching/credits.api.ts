import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type Credit = components['schemas']['StudentCreditResponse'];

/** Reads the sessions a student has bought or received, newest first. */
export const readCredits = (id: string): Promise<Credit[]> =>
  body(api.GET('/api/students/{id}/sessions', { params: { path: { id } } }));
