import type { components } from '@sanctum/openapi';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';

export type Picture = components['schemas']['PictureResponse'];

export const usePerson = (id: string) =>
  useQuery({
    queryKey: ['community', 'person', id],
    queryFn: () => body(api.GET('/api/community/people/{id}', { params: { path: { id } } })),
    staleTime: 0,
  });

/** The pictures of somebody’s posts, page by page. Their addresses run out, so they are asked for on every visit. */
export const usePicturesOf = (id: string) =>
  useInfiniteQuery({
    queryKey: ['community', 'pictures', id],
    queryFn: ({ pageParam: after }) =>
      body(api.GET('/api/community/people/{id}/pictures', { params: { path: { id }, query: { after } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
