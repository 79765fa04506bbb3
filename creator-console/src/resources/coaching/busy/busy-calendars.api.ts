import { type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type BusyCalendar = Schemas['BusyCalendarResponse'];

/** Reads the coach's other calendars, whose busy times block bookings. */
export const readBusyCalendars = (): Promise<BusyCalendar[]> =>
  itemsOf(api.GET('/api/creator/coaching/busy-calendars'));
