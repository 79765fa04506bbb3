import { type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type BusyCalendar = Schemas['BusyCalendarResponse'];

/** The coach's calendars elsewhere, whose busy times close those of coaching. */
export const readBusyCalendars = (): Promise<BusyCalendar[]> =>
  itemsOf(api.GET('/api/creator/coaching/busy-calendars'));
