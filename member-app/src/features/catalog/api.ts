import type { Schemas, paths } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, at, body, itemsOf } from '../../shared/api/client';

export type Product = Schemas['ProductCardResponse'];

export type ProductQuery = NonNullable<paths['/api/products']['get']['parameters']['query']>;

export const productKeys = {
  all: ['/api/products'] as const,
  list: (query: ProductQuery) => ['/api/products', query] as const,
  featured: (draft?: object) => ['/api/products', 'featured', draft] as const,
  files: (id: string) => ['/api/products', id, 'files'] as const,
};

/** A page of the published products that the query finds. While another page is loading the present one stays. */
export const useProducts = (query: ProductQuery) =>
  useQuery({
    queryKey: productKeys.list(query),
    queryFn: () => body(api.GET('/api/products', { params: { query } })),
    placeholderData: keepPreviousData,
  });

/**
 * The products on the home page, picked by the coach or the newest. `draft`, for the coach: as this draft of the site
 * picks them.
 */
export const useFeaturedProducts = (draft?: object) =>
  useQuery({
    queryKey: productKeys.featured(draft),
    queryFn: () =>
      body(api.GET('/api/products/featured', draft ? { params: { query: { as: 'draft' } } } : {})),
    placeholderData: keepPreviousData,
  });

const tenMinutes = 10 * 60_000;

/**
 * The files of a product the member owns. Their addresses work for a quarter of an hour, so this is the one query that
 * goes stale (product rule 4.11): a page left open always has addresses that work.
 */
export const useProductFiles = (productId: string) =>
  useQuery({
    queryKey: productKeys.files(productId),
    queryFn: () => itemsOf(api.GET('/api/products/{id}/files', at(productId))),
    staleTime: tenMinutes,
    refetchInterval: tenMinutes,
    refetchOnWindowFocus: true,
  });
