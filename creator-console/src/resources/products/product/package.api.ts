import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type Package = Schemas['PackageResponse'];

/** Reads the sessions that a coaching product includes. */
export const readPackage = (id: string): Promise<Package> =>
  body(api.GET('/api/creator/products/{id}/sessions', { params: { path: { id } } }));
