import { body } from '@sanctum/openapi';
import { api } from '../../../providers/client';

/** Whether a course is for two. */
export const readForPairs = async (id: string): Promise<boolean> =>
  (await body(api.GET('/api/creator/products/{id}/pairs', { params: { path: { id } } }))).forPairs;
