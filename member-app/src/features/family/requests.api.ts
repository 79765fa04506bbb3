import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

type Schemas = components['schemas'];
export type PurchaseRequest = Schemas['PurchaseRequestResponse'];
export type WardRequest = Schemas['WardRequestResponse'];

const mineKey = ['/api/me/purchase-requests'] as const;
const waitingKey = ['/api/family/purchase-requests'] as const;
const cartKey = ['/api/cart'] as const;

/** A daughter's purchase requests. */
export const useMyRequests = () =>
  useQuery({ queryKey: mineKey, queryFn: () => body(api.GET('/api/me/purchase-requests')), staleTime: 0 });

export function useAskToBuy() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (productIds: string[]) =>
      body(api.POST('/api/me/purchase-requests', { body: { productIds } })),
    onSuccess: (requests) => queries.setQueryData(mineKey, requests),
  });
}

/** Purchase requests that wait for the guardian's answer. */
export const useWardRequests = () =>
  useQuery({
    queryKey: waitingKey,
    queryFn: () => body(api.GET('/api/family/purchase-requests')),
    staleTime: 0,
  });

/** Approves a request, which puts the product into the cart. */
export function useApprove(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.POST('/api/family/purchase-requests/{id}/approval', { params: { path: { id } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cartKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: waitingKey }),
  });
}

export function useDecline(id: string) {
  const queries = useQueryClient();
  return async (answer: string) => {
    await api.POST('/api/family/purchase-requests/{id}/refusal', {
      params: { path: { id } },
      body: { answer: answer.trim() || null },
    });
    await queries.invalidateQueries({ queryKey: waitingKey });
  };
}
