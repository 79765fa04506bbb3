import { type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type ProductCircle = Schemas['ProductGroupResponse'];

/** Into which circles and pods a product brings whoever has it. */
export const readProductCircles = (id: string): Promise<ProductCircle[]> =>
  itemsOf(api.GET('/api/creator/products/{id}/groups', { params: { path: { id } } }));
