import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

/** Reads whether the private calendar URL exists, which gives a calendar app all sessions. */
export const readCalendarFeed = (): Promise<Schemas['CalendarFeedResponse']> =>
  body(api.GET('/api/me/calendar-feed'));
