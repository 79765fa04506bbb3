import type { Schemas } from '@sanctum/openapi';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { api, ApiError, at, body } from '../../shared/api/client';
import { pollDelay } from './poll-delay';

export type Order = Schemas['OrderResponse'];
export type OrderStatus = Order['status'];
export type OrderLine = Order['lines'][number];
export type OrderGift = NonNullable<OrderLine['gift']>;

const orderKeys = {
  history: ['/api/me/orders'] as const,
  one: (id: string) => ['/api/me/orders', id] as const,
};

export const useGiftLink = (id: string) =>
  useMutation({
    mutationFn: async () => (await body(api.POST('/api/me/gifts/{id}/create-link', at(id)))).url,
  });

export const useSendGiftAgain = (id: string) =>
  useMutation({
    mutationFn: () => api.POST('/api/me/gifts/{id}/resend', at(id)),
  });

export const useOrders = () =>
  useInfiniteQuery({
    queryKey: orderKeys.history,
    queryFn: ({ pageParam: after }) => body(api.GET('/api/me/orders', { params: { query: { after } } })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    // The member may have bought something since.
    gcTime: 0,
  });

/** Returns whether a failure may pass: the server is unreachable or has an error of its own. A refusal is final. */
const passes = (error: Error | null) => error !== null && !(error instanceof ApiError && error.status < 500);

/**
 * Loads one order. Product rule 4.9 forbids polling on pages at rest. This query polls while an order's payment is
 * pending, and while the server is down for a buyer who has just paid.
 */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: orderKeys.one(id),
    queryFn: () => body(api.GET('/api/me/orders/{id}', at(id))),
    refetchInterval: ({ state }) =>
      (state.data ? state.data.status === 'pending' : passes(state.error)) &&
      pollDelay(state.dataUpdateCount + state.errorUpdateCount),
    gcTime: 0,
  });
