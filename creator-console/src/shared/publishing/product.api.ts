import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

type Product = Schemas['CreatorProductResponse'];

export const readProduct = (id: string): Promise<Product> =>
  body(api.GET('/api/creator/products/{id}', { params: { path: { id } } }));
