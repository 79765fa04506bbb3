import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, at, body, itemsOf, useFresh } from '../../shared/api/client';
import { usePages } from '../../shared/api/pages';
import { formatMoney } from '../../shared/lib/format';
import { useRefreshBelongings } from '../cart';
import type { Companion } from '../second-seat';

/**
 * Returns the cheapest single session of an offering, for a member who has no sessions left; null if single sessions
 * are not sold.
 */
export const singleOf = ({ needsCredit, creditsLeft, packages }: Offering): PackageOffer | null =>
  needsCredit && creditsLeft === 0 ? (packages.find(({ sessions }) => sessions === 1) ?? null) : null;

export const priceOf = ({ price }: PackageOffer): string => formatMoney(price);

/** Returns the time (ISO 8601) before which a session bought now has to start; null: no limit. */
export const expiryOf = (single: PackageOffer | null): string | null =>
  single?.validDays == null ? null : new Date(Date.now() + single.validDays * 86_400_000).toISOString();

export type Offering = Schemas['MemberOfferingResponse'];
export type PackageOffer = Offering['packages'][number];
export type Booking = Schemas['MemberBookingResponse'];
export type Slot = Schemas['SlotResponse'];
export type GroupDate = Schemas['MemberDateResponse'];
export type WaitedDate = Schemas['WaitedDateResponse'];

const root = ['/api/me/coaching'] as const;
const offeringsKey = [...root, 'offerings'] as const;
const slotsKey = (id: string) => [...root, 'slots', id] as const;
const bookingsKey = [...root, 'bookings'] as const;

/** Max period of one request, in milliseconds; the server answers for a hundred days at most. */
const LONGEST = 100 * 86_400_000;

/** Milliseconds between two requests while a payment is being confirmed. */
const LOOK_EVERY = 2000;

/** Loads offerings that the member can book, again on every visit, because sessions are bought elsewhere. */
export const useOfferings = () =>
  useFresh(offeringsKey, () => itemsOf(api.GET('/api/me/coaching/offerings')));

/** Loads the free times of an offering from now on, again whenever they are opened. */
export const useSlots = (offeringId: string) =>
  useQuery({
    queryKey: slotsKey(offeringId),
    queryFn: () => {
      const now = Date.now();
      const query = { from: new Date(now).toISOString(), to: new Date(now + LONGEST).toISOString() };
      return itemsOf(
        api.GET('/api/me/coaching/offerings/{id}/slots', { params: { path: { id: offeringId }, query } }),
      );
    },
    gcTime: 0,
  });

export const useDates = (offeringId: string) =>
  useFresh([...root, 'dates', offeringId], () =>
    itemsOf(api.GET('/api/me/coaching/offerings/{id}/dates', at(offeringId))),
  );

export const useWaited = () =>
  useFresh([...root, 'waiting'], () => itemsOf(api.GET('/api/me/coaching/waiting-lists')));

/** Loads bought products that the coach still has to arrange, again on every visit, like the owned products. */
export const useToArrange = () =>
  useFresh([...root, 'to-arrange'], () => itemsOf(api.GET('/api/me/coaching/sessions-to-arrange')));

export const useBookings = (period: 'upcoming' | 'past') =>
  usePages([...bookingsKey, period], (after) =>
    body(api.GET('/api/me/coaching/bookings', { params: { query: { period, after } } })),
  );

/** Changes bookings. Everything shown is reloaded afterwards, even after a failure. */
function useAct<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: root }) });
}

export const useBook = (offeringId: string) =>
  useAct((wish: Schemas['BookSessionRequest']) =>
    body(
      api.POST('/api/me/coaching/offerings/{id}/bookings', {
        ...at(offeringId),
        body: wish,
      }),
    ),
  );

/** Makes a change that holds a slot, which is then also in the cart. */
function useHold<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const refresh = useRefreshBelongings();
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: root })]),
  });
}

export const useHoldTime = (offeringId: string) =>
  useHold((wish: Schemas['HoldTimeRequest']) =>
    body(
      api.POST('/api/me/coaching/offerings/{id}/holds', {
        ...at(offeringId),
        body: wish,
      }),
    ),
  );

export const useHoldPlace = () =>
  useHold(({ id, wish }: { id: string; wish: Schemas['HoldPlaceRequest'] }) =>
    body(api.POST('/api/me/coaching/dates/{id}/holds', { ...at(id), body: wish })),
  );

/** Loads one booking, polling while its payment is being confirmed (product rule 4.9). */
export const useBooking = (id: string) =>
  useFresh([...bookingsKey, id], () => body(api.GET('/api/me/coaching/bookings/{id}', at(id))), {
    refetchInterval: ({ state }) => (state.data?.state === 'unconfirmed' ? LOOK_EVERY : false),
  });

/** Returns a function that reloads the shown bookings, for example when a link opens. */
export function useLoadBookings() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: bookingsKey });
}

export const sessionFiles = ({ id }: Booking) => ({
  queryKey: [...bookingsKey, id, 'files'],
  queryFn: () => itemsOf(api.GET('/api/me/coaching/bookings/{id}/files', at(id))),
});

export const useMove = ({ id }: Booking) =>
  useAct((startsAt: string) =>
    body(api.POST('/api/me/coaching/bookings/{id}/move', { ...at(id), body: { startsAt } })),
  );

export const useCancel = ({ id }: Booking) =>
  useAct(() => body(api.POST('/api/me/coaching/bookings/{id}/cancel', at(id))));

export const useChooseCompanion = ({ id }: Booking) =>
  useAct(({ wardId, name }: Companion) =>
    body(
      api.POST('/api/me/coaching/bookings/{id}/choose-companion', {
        ...at(id),
        body: { companion: name, companionId: wardId },
      }),
    ),
  );

export const useTakePlace = () =>
  useAct(({ id, wish }: { id: string; wish: Schemas['BookPlaceRequest'] }) =>
    body(api.POST('/api/me/coaching/dates/{id}/bookings', { ...at(id), body: wish })),
  );

export const useWait = ({ id, isWaiting }: GroupDate) =>
  useAct(() =>
    body(
      isWaiting
        ? api.POST('/api/me/coaching/dates/{id}/leave-waiting-list', at(id))
        : api.POST('/api/me/coaching/dates/{id}/join-waiting-list', at(id)),
    ),
  );
