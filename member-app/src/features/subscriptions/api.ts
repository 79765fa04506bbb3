import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, at, body, itemsOf, useFresh } from '../../shared/api/client';
import { isRefusal } from '../../shared/api/refusal';
import { useCartCoupon, useRefreshBelongings } from '../cart';
import { pollDelay } from '../orders';

export type Subscription = Schemas['MemberSubscriptionResponse'];
export type PlanChoice = Schemas['PlanChoiceResponse'];
export type BegunSubscription = Schemas['BegunSubscriptionResponse'];

const keys = {
  list: ['/api/me/subscriptions'] as const,
  one: (id: string) => ['/api/me/subscriptions', id] as const,
};

const begin = (offerId: string, couponCode?: string) =>
  body(
    api.POST('/api/me/subscriptions/start', {
      body: { offerId, ...(couponCode !== undefined && { couponCode }) },
    }),
  );

const isRefusedCoupon = (error: unknown) =>
  isRefusal(error, 'coupon_refused') || isRefusal(error, 'coupon_unknown');

/** Prepares the first payment with the cart's coupon, or without it if it isn't for this offer. */
async function beginWith(offerId: string, cartCoupon: string | undefined) {
  try {
    return await begin(offerId, cartCoupon);
  } catch (error) {
    if (cartCoupon === undefined || !isRefusedCoupon(error)) throw error;
    return begin(offerId);
  }
}

/**
 * Prepares the first payment when the page opens, with the coupon of the cart. A query although it posts, because the
 * same offer and coupon give the same payment.
 */
export function useBegunSubscription(offerId: string) {
  const queries = useQueryClient();
  const cartCoupon = useCartCoupon();
  const queryKey = ['/api/me/subscriptions/start', offerId];
  const begun = useQuery({
    queryKey,
    queryFn: async () => {
      const before = queries.getQueryData<BegunSubscription>(queryKey);
      return before ? begin(offerId, before.discount?.code) : beginWith(offerId, await cartCoupon());
    },
    gcTime: 0,
  });
  /** Prepares it with another coupon, or without one. */
  const withCoupon = async (code?: string) => {
    queries.setQueryData(queryKey, await begin(offerId, code));
  };
  return { ...begun, withCoupon };
}

export const useSubscriptions = () => useFresh(keys.list, () => itemsOf(api.GET('/api/me/subscriptions')));

/** Loads one subscription, again and again until its first payment is confirmed. */
export const useSubscription = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: () => body(api.GET('/api/me/subscriptions/{id}', at(id))),
    refetchInterval: ({ state }) => state.data?.status === 'incomplete' && pollDelay(state.dataUpdateCount),
    gcTime: 0,
  });

export const useCancel = (id: string) =>
  useAnswered(id, (reason: string) =>
    body(api.POST('/api/me/subscriptions/{id}/cancel', { ...at(id), body: { reason } })),
  );

export const usePause = (id: string) =>
  useAnswered(id, (months: number) =>
    body(api.POST('/api/me/subscriptions/{id}/pause', { ...at(id), body: { months } })),
  );

/** Loads the other plans of the product, each with its price today. */
export const usePlans = (id: string) =>
  useQuery({
    queryKey: [...keys.one(id), 'plans'],
    queryFn: () => itemsOf(api.GET('/api/me/subscriptions/{id}/plans', at(id))),
    gcTime: 0,
  });

export const useChangePlan = (id: string) =>
  useAnswered(id, ({ offerId, total, dueToday }: PlanChoice) =>
    body(
      api.POST('/api/me/subscriptions/{id}/change-plan', { ...at(id), body: { offerId, total, dueToday } }),
    ),
  );

export const useResume = (id: string) =>
  useAnswered(id, () => body(api.POST('/api/me/subscriptions/{id}/resume', at(id))));

/** Prepares a new card when its form opens. */
export const useCardSecret = (id: string) =>
  useQuery({
    queryKey: [...keys.one(id), 'card'],
    queryFn: () => body(api.POST('/api/me/subscriptions/{id}/card/prepare', at(id))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useSaveCard = (id: string) =>
  useAnswered(id, (setupIntentId: string) =>
    body(api.PUT('/api/me/subscriptions/{id}/card', { ...at(id), body: { setupIntentId } })),
  );

/** Changes a subscription: the server answers with its new state, from which access follows. */
function useAnswered<Variables = void>(
  id: string,
  mutationFn: (variables: Variables) => Promise<Subscription>,
) {
  const queries = useQueryClient();
  const refresh = useRefreshBelongings();
  return useMutation({
    mutationFn,
    onSuccess: (subscription) => {
      queries.setQueryData(keys.one(id), subscription);
      void refresh();
    },
  });
}
