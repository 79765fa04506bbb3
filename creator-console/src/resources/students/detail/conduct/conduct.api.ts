import { body, type components } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type Conduct = components['schemas']['ConductResponse'];

export const readConduct = (id: string): Promise<Conduct> =>
  body(api.GET('/api/students/{id}/conduct', { params: { path: { id } } }));
