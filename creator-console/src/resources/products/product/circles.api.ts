import { type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type ProductCircle = Schemas['ProductGroupResponse'];

/** Circles and pods that a product adds its owners to. */
export const readProductCircles = (id: string): Promise<ProductCircle[]> =>
  itemsOf(api.GET('/api/creator/products/{id}/groups', { params: { path: { id } } }));
