import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Booking = components['schemas']['BookingResponse'];

/** What can be done with calls that were booked. */
export const coachingActs = {
  cancelBooking: (id: string, reason: string): Promise<Booking> =>
    body(
      api.POST('/api/creator/coaching/bookings/{id}/cancellation', {
        params: { path: { id } },
        body: { reason },
      }),
    ),
} as const;
