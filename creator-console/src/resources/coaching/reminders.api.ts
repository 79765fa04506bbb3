import { type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Reminder = Schemas['ReminderResponse'];

/** Reminders of a booking: first the past ones, then the scheduled ones. */
export const readReminders = (id: string): Promise<Reminder[]> =>
  itemsOf(api.GET('/api/creator/coaching/bookings/{id}/reminders', { params: { path: { id } } }));
