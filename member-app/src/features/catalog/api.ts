import { useQuery } from '@tanstack/react-query';
import { get } from '../../shared/api/client';
import type { Product } from './product';

export interface ProductList {
  items: Product[];
  total: number;
  page: number;
  pageSize: number;
}

export const productKeys = {
  all: ['/api/products'] as const,
  list: (query: string) => ['/api/products', query] as const,
};

/** A page of published products; the query is the server's own (`q`, `tag`, `type`, `sort`, `page`, `pageSize`). */
export function useProducts(params: URLSearchParams) {
  const query = params.toString();
  return useQuery({
    queryKey: productKeys.list(query),
    queryFn: () => get<ProductList>(`/api/products?${query}`),
  });
}
