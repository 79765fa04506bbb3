import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, at, body, itemsOf, useAttempt } from '../../shared/api/client';

export type Offering = Schemas['PublicOfferingResponse'];
export type Slot = Schemas['SlotResponse'];
export type LinkedBooking = Schemas['LinkedBookingResponse'];

const offeringsKey = ['/api/coaching/offerings'] as const;
const slotsKey = (id: string) => [...offeringsKey, id, 'slots'] as const;
const bookingKey = (token: string) => ['/api/coaching/bookings', token] as const;

/** Max period of one request, in milliseconds; the server answers for a hundred days at most. */
const LONGEST = 100 * 86_400_000;

/** Offerings that can be booked without an account; the first is the discovery call. */
export const useOfferings = () =>
  useQuery({ queryKey: offeringsKey, queryFn: () => itemsOf(api.GET('/api/coaching/offerings')) });

/** Loads all free times of an offering, again whenever the calendar is opened. */
export const useSlots = ({ id, bookableUntil }: Pick<Offering, 'id'> & Partial<Offering>) =>
  useQuery({
    queryKey: slotsKey(id),
    queryFn: () => {
      const now = Date.now();
      const longest = now + LONGEST;
      const last = bookableUntil === undefined ? longest : Math.min(Date.parse(bookableUntil), longest);
      const to = new Date(last).toISOString();
      const query = { from: new Date(now).toISOString(), to };
      return itemsOf(api.GET('/api/coaching/offerings/{id}/slots', { params: { path: { id }, query } }));
    },
    gcTime: 0,
  });

export function useAskFor({ id }: Offering) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Schemas['BookRequest']) =>
      body(api.POST('/api/coaching/offerings/{id}/bookings', { ...at(id), body: wish })),
    // The time may have been taken, or the questions changed: the page reloads both.
    onError: () => queries.invalidateQueries({ queryKey: offeringsKey }),
  });
}

export const useBooking = (token: string) =>
  useQuery({
    queryKey: bookingKey(token),
    queryFn: () => body(api.GET('/api/coaching/bookings/{token}', { params: { path: { token } } })),
    gcTime: 0,
  });

export const linkedFiles = (token: string) => ({
  queryKey: [...bookingKey(token), 'files'],
  queryFn: () => itemsOf(api.GET('/api/coaching/bookings/{token}/files', withToken(token))),
});

/** Moves a booking. The booking is loaded again, even after a refusal. */
export const useMoveBooking = (token: string) =>
  useAttempt(
    (startsAt: string) =>
      body(api.POST('/api/coaching/bookings/{token}/move', { ...withToken(token), body: { startsAt } })),
    bookingKey(token),
  );

const withToken = (token: string) => ({ params: { path: { token } } });

/** Confirms or cancels a booking. The booking is loaded again, even after a refusal. */
export const useBookingAct = (token: string, act: 'confirm' | 'cancel') =>
  useAttempt(
    () =>
      act === 'confirm'
        ? body(api.POST('/api/coaching/bookings/{token}/confirm', withToken(token)))
        : body(api.POST('/api/coaching/bookings/{token}/cancel', withToken(token))),
    bookingKey(token),
  );
