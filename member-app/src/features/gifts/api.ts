import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { useRefreshBelongings } from '../cart';

export type ReceivedGift = Schemas['ReceivedGiftResponse'];

const keyOf = (token: string) => ['/api/gifts', token] as const;

/** Loads a gift, again after a sign-in: the answer depends on the reader, who may have redeemed it or may own it. */
export const useGift = (token: string) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: () => body(api.GET('/api/gifts/{token}', { params: { path: { token } } })),
    gcTime: 0,
  });

export function useRedeem(token: string) {
  const queries = useQueryClient();
  const refresh = useRefreshBelongings();
  return useMutation({
    mutationFn: () => body(api.POST('/api/gifts/{token}/redeem', { params: { path: { token } } })),
    // Also after a refusal: someone else may have redeemed it in the meantime.
    onSettled: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: keyOf(token) })]),
  });
}
