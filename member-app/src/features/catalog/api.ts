import type { Schemas, paths } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, at, body, itemsOf } from '../../shared/api/client';

export type Product = Schemas['ProductCardResponse'];

export type ProductQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

export const productKeys = {
  all: ['/api/products'] as const,
  list: (query: ProductQuery) => ['/api/products', query] as const,
  featured: (draft?: object) => ['/api/products', 'featured', draft] as const,
  one: (id: string) => ['/api/products', id] as const,
  files: (id: string) => ['/api/products', id, 'files'] as const,
};

/**
 * Loads a page of the published products that the query finds. The current page stays visible while another one loads.
 */
export const useProducts = (query: ProductQuery) =>
  useQuery({
    queryKey: productKeys.list(query),
    queryFn: () => body(api.GET('/api/products', { params: { query } })),
    placeholderData: keepPreviousData,
  });

/** Products on the home page, chosen by the coach or the newest. `draft`: as chosen in the coach's draft of the site. */
export const useFeaturedProducts = (draft?: object) =>
  useQuery({
    queryKey: productKeys.featured(draft),
    queryFn: () =>
      body(api.GET('/api/products/featured', draft ? { params: { query: { as: 'draft' } } } : {})),
    placeholderData: keepPreviousData,
  });

const tenMinutes = 10 * 60_000;

/**
 * Files of an owned product. Their URLs work for a quarter of an hour, so this query goes stale (product rule 4.11) and
 * an open page always has working URLs.
 */
export const useProductFiles = (productId: string) =>
  useQuery({
    queryKey: productKeys.files(productId),
    queryFn: () => itemsOf(api.GET('/api/products/{id}/files', at(productId))),
    staleTime: tenMinutes,
    refetchInterval: tenMinutes,
    refetchOnWindowFocus: true,
  });
