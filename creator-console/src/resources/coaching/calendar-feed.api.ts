import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

/** Reads whether a private calendar address exists, from which a calendar app reads all sessions. */
export const readCalendarFeed = (): Promise<Schemas['CalendarFeedResponse']> =>
  body(api.GET('/api/me/calendar-feed'));
