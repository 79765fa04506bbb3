import { body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type BusyCalendar = components['schemas']['BusyCalendarResponse'];

/** The coach's calendars elsewhere, whose busy times close those of coaching. */
export const readBusyCalendars = (): Promise<BusyCalendar[]> =>
  body(api.GET('/api/creator/coaching/busy-calendars'));
