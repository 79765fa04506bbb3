import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, at, body, useChange } from '../../shared/api/client';
import { ApiError, isRefusal } from '../../shared/api/refusal';
import { productKeys } from '../catalog';

export type CartItem = Schemas['CartItemResponse'];
export type AddedItem = Schemas['CartAddedResponse'];
export type CartGift = Schemas['CartGiftResponse'];
export type CartSummary = Schemas['CartSummaryResponse'];
export type CartCoupon = Schemas['CartCouponResponse'];

/** Query keys. Those of count and summary start with the cart's, so invalidating the cart reloads all of them. */
export const cartKeys = {
  cart: ['/api/cart'] as const,
  count: ['/api/cart', 'count'] as const,
  summary: ['/api/cart', 'summary'] as const,
};

/** Queries that change when a member gets a product: the cart, every "yours already", and the library of owned products. */
const belongings = [cartKeys.cart, productKeys.all, ['/api/me/library']];

export const useCart = () => useQuery({ queryKey: cartKeys.cart, queryFn: () => body(api.GET('/api/cart')) });

export const cartSummary = {
  queryKey: cartKeys.summary,
  queryFn: () => body(api.GET('/api/cart/summary')),
};

export const useCartSummary = () => useQuery(cartSummary);

export const useCartCount = (enabled = true) =>
  useQuery({
    enabled,
    queryKey: cartKeys.count,
    queryFn: async () => (await body(api.GET('/api/cart/count'))).count,
  });

/**
 * Sends one change after the other: the response to a visitor's first change sets the cookie that the second needs.
 * Otherwise two quick clicks would fill two carts.
 */
const oneAtATime = { id: 'cart' };

/** Changes the cart. The badge shows the new count by the time it succeeds. */
function useCartChange<Answer, Variables = void>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: cartKeys.cart });
  return useMutation({ scope: oneAtATime, mutationFn, onSuccess });
}

const of = (productId: string) => ({ params: { path: { productId } } });

type ChosenProduct = Pick<Schemas['AddToCartRequest'], 'productId' | 'offerId'>;

/** Adds a product; the quantity is always 1 (product rule 4.4). */
export const useAddToCart = () =>
  useCartChange((line: ChosenProduct) => body(api.POST('/api/cart', { body: { ...line, quantity: 1 } })));

export const useRemoveFromCart = () =>
  useCartChange((productId: string) => api.DELETE('/api/cart/{productId}', of(productId)));

/** Puts a product into the cart as a gift, or turns one in the cart into a gift (product rule 4.21). */
export const useGive = (productId: string) =>
  useCartChange((gift: Schemas['GiveInCartRequest']) =>
    body(api.PUT('/api/cart/{productId}/gift', { ...of(productId), body: gift })),
  );

/** Puts a product into the cart for a daughter, or assigns one in the cart to her (product rule 10.13). */
export const useBuyFor = (productId: string) =>
  useCartChange((to: Schemas['BuyForWardRequest']) =>
    body(api.PUT('/api/cart/{productId}/ward', { ...of(productId), body: to })),
  );

/** Keeps the product in the cart for the shopper instead of another person. */
export const useKeep = (productId: string) =>
  useCartChange(() => api.DELETE('/api/cart/{productId}/gift', of(productId)));

export function useApplyCoupon() {
  const queries = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: (code: string) => body(api.PUT('/api/cart/coupon', { body: { code } })),
    onSuccess: (summary) => queries.setQueryData(cartKeys.summary, summary),
  });
}

export function useRemoveCoupon() {
  const queries = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: () => api.DELETE('/api/cart/coupon'),
    onSuccess: () => queries.invalidateQueries({ queryKey: cartKeys.summary }),
  });
}

/** Claims a free product, without a cart (product rule 4.5). */
export function useClaim() {
  const refresh = useRefreshBelongings();
  return useMutation({
    mutationFn: (id: string) => body(api.POST('/api/products/{id}/claim', at(id))),
    onSuccess: refresh,
  });
}

/**
 * Holds the slot of a booking again and puts it into the cart with a new payment deadline. `startsAt`: takes another
 * time instead.
 */
export const useHoldAgain = (bookingId: string) =>
  useChange(
    (startsAt: string | undefined) =>
      body(
        api.POST('/api/me/coaching/bookings/{id}/holds', {
          ...at(bookingId),
          body: startsAt === undefined ? {} : { startsAt },
        }),
      ),
    cartKeys.cart,
  );

type Slot = Schemas['SlotResponse'];

/** Free times that the server offers when a slot is already taken. */
export function otherTimesIn(error: unknown): readonly Slot[] {
  if (!isRefusal(error, 'slot_taken') || !(error instanceof ApiError)) return [];
  return (error.problem?.current as { slots: Slot[] } | undefined)?.slots ?? [];
}

/** Returns a function to call when a member has got a product. */
export function useRefreshBelongings() {
  const queries = useQueryClient();
  return useCallback(
    () => Promise.all(belongings.map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  );
}
