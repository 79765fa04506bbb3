import type { components, paths } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

/** A product as cards show it. */
export type Product = components['schemas']['ProductCardResponse'];

export type ProductQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

export const productKeys = {
  all: ['/api/products'] as const,
  list: (query: ProductQuery) => ['/api/products', query] as const,
};

/** A page of the published products that the query finds. While another one is on its way the present one stays. */
export function useProducts(query: ProductQuery) {
  return useQuery({
    queryKey: productKeys.list(query),
    queryFn: () => body(api.GET('/api/products', { params: { query } })),
    placeholderData: keepPreviousData,
  });
}
