import type { components } from '@sanctum/openapi';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

export type Activity = components['schemas']['ActivityResponse'];

const PAGE_SIZE = 20;

export const useActivity = () =>
  useInfiniteQuery({
    queryKey: ['/api/me/activity'],
    queryFn: ({ pageParam }) =>
      body(api.GET('/api/me/activity', { params: { query: { page: pageParam, pageSize: PAGE_SIZE } } })),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * PAGE_SIZE < total ? page + 1 : undefined),
    gcTime: 0,
  });
