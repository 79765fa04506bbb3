import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, body } from '../../shared/api/client';
import { productKeys } from '../catalog';

export type CartItem = components['schemas']['CartItemResponse'];

/** The count lies under the cart, so that invalidating the cart asks for both. */
export const cartKeys = {
  cart: ['/api/cart'] as const,
  count: ['/api/cart', 'count'] as const,
};

/** What changes when something becomes hers: the cart, every "yours already", the shelf in her library. */
const belongings = [cartKeys.cart, productKeys.all, ['/api/me/library']];

export function useCart() {
  return useQuery({ queryKey: cartKeys.cart, queryFn: () => body(api.GET('/api/cart')) });
}

export function useCartCount() {
  return useQuery({
    queryKey: cartKeys.count,
    queryFn: async () => (await body(api.GET('/api/cart/count'))).count,
  });
}

/**
 * One change after the other: the answer to a visitor's first one brings the cookie that her second needs, or two
 * quick presses would fill two carts.
 */
const oneAtATime = { id: 'cart' };

/** Always one of a thing (product rule 4.4). The badge has counted it by the time this succeeds. */
export function useAddToCart() {
  const queries = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: (productId: string) => body(api.POST('/api/cart', { body: { productId, quantity: 1 } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: cartKeys.cart }),
  });
}

export function useRemoveFromCart() {
  const queries = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: (productId: string) =>
      api.DELETE('/api/cart/{productId}', { params: { path: { productId } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: cartKeys.cart }),
  });
}

/** A free product is claimed without a cart (product rule 4.5). */
export function useClaim() {
  const refresh = useRefreshBelongings();
  return useMutation({
    mutationFn: (id: string) => body(api.POST('/api/products/{id}/claim', { params: { path: { id } } })),
    onSuccess: refresh,
  });
}

/** For whoever learns that something has become hers. */
export function useRefreshBelongings() {
  const queries = useQueryClient();
  return useCallback(
    () => Promise.all(belongings.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  );
}
