import { type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Reminder = Schemas['ReminderResponse'];

/** The reminders of a booking: those that were made, then those still to come. */
export const readReminders = (id: string): Promise<Reminder[]> =>
  itemsOf(api.GET('/api/creator/coaching/bookings/{id}/reminders', { params: { path: { id } } }));
