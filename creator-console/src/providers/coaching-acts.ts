import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];
type Booking = Schemas['BookingResponse'];

/** What can be done with calls that were booked. */
export const coachingActs = {
  /** `anyTime`: also outside the hours, the notice and the horizon. */
  moveBooking: (id: string, startsAt: string, anyTime: boolean): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/move', {
        params: { path: { id } },
        body: { startsAt, anyTime },
      }),
    ),

  settleBooking: (id: string, outcome: Schemas['SettleBookingRequest']['outcome']): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/outcome', {
        params: { path: { id } },
        body: { outcome },
      }),
    ),

  cancelBooking: (id: string, reason: string): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/cancellation', {
        params: { path: { id } },
        body: { reason },
      }),
    ),
} as const;
