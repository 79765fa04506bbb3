import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, itemsOf, useFresh, useSave } from '../../shared/api/client';

export type PurchaseRequest = Schemas['PurchaseRequestResponse'];
export type WardRequest = Schemas['WardRequestResponse'];

const mineKey = ['/api/me/purchase-requests'] as const;
const waitingKey = ['/api/family/purchase-requests'] as const;
const cartKey = ['/api/cart'] as const;

export const useMyRequests = () => useFresh(mineKey, () => itemsOf(api.GET('/api/me/purchase-requests')));

export const useAskToBuy = () =>
  useSave(
    (productIds: string[]) =>
      itemsOf(api.POST('/api/me/purchase-requests/ask-guardians', { body: { productIds } })),
    mineKey,
  );

export const useWardRequests = () =>
  useFresh(waitingKey, () => itemsOf(api.GET('/api/family/purchase-requests')));

/** Approves a request, which puts the product into the cart, with an offer; null: its own price, undefined: no choice. */
export function useApprove(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (offerId: string | null | undefined) =>
      api.POST('/api/family/purchase-requests/{id}/approve', {
        ...at(id),
        body: offerId === undefined ? {} : { offerId },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cartKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: waitingKey }),
  });
}

export function useDecline(id: string) {
  const queries = useQueryClient();
  return async (answer: string) => {
    await api.POST('/api/family/purchase-requests/{id}/decline', {
      ...at(id),
      body: { answer: answer.trim() || null },
    });
    await queries.invalidateQueries({ queryKey: waitingKey });
  };
}
