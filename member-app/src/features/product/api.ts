import type { Schemas } from '@sanctum/openapi';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, at, body } from '../../shared/api/client';
import { productKeys } from '../catalog';

export type ProductDetail = Schemas['ProductDetailResponse'];
export type OutlineSection = Schemas['OutlineSectionResponse'];
export type OutlineModule = Schemas['OutlineModuleResponse'];
export type OutlineLesson = Schemas['OutlineLessonResponse'];
export type Review = Schemas['ReviewResponse'];

export const useProduct = (id: string, enabled = true) =>
  useQuery({
    queryKey: productKeys.one(id),
    queryFn: () => body(api.GET('/api/products/{id}', at(id))),
    enabled,
  });

export const useReviews = (id: string) =>
  useInfiniteQuery({
    queryKey: [...productKeys.all, id, 'reviews'],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/products/{id}/reviews', { params: { path: { id }, query: { limit: 6, after } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
