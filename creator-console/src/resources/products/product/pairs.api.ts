import { body } from '@sanctum/openapi';
import { api } from '../../../providers/client';

/** Reads whether a course is sold for pairs. */
export const readForPairs = async (id: string): Promise<boolean> =>
  (await body(api.GET('/api/creator/products/{id}/pairs', { params: { path: { id } } }))).isForPairs;
