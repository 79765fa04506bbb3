import { body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

/** Whether there is a private address from which a calendar reads the sessions of everybody. */
export const readCalendarFeed = (): Promise<components['schemas']['CalendarFeedResponse']> =>
  body(api.GET('/api/me/calendar-feed'));
