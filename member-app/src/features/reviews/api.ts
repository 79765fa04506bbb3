import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { productKeys } from '../catalog';

export type MyReview = Schemas['MyReviewResponse'];
export type ReviewDraft = Schemas['WriteReviewRequest'];

const keyOf = (productId: string) => [...productKeys.all, productId, 'my-review'] as const;

export const useMyReview = (productId: string) =>
  useQuery({
    queryKey: keyOf(productId),
    queryFn: async () =>
      (await body(api.GET('/api/me/reviews/{productId}', { params: { path: { productId } } }))).review,
  });

/** Writes and deletes a review. Every figure that counts reviews is reloaded. */
export function useReviewWriting(productId: string) {
  const queries = useQueryClient();
  const params = { path: { productId } };
  const settle = (review: MyReview | null) => {
    queries.setQueryData(keyOf(productId), review);
    return queries.invalidateQueries({
      queryKey: productKeys.all,
      predicate: ({ queryKey }) => queryKey[2] !== 'my-review',
    });
  };
  const write = useMutation({
    mutationFn: (draft: ReviewDraft) => body(api.PUT('/api/me/reviews/{productId}', { params, body: draft })),
    onSuccess: settle,
  });
  const remove = useMutation({
    mutationFn: async () => {
      await api.DELETE('/api/me/reviews/{productId}', { params });
      return null;
    },
    onSuccess: settle,
  });
  return { write, remove };
}
