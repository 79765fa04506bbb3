import { body, type Schemas } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../providers/client';
import { momentAt } from '../grid/wall';

export type CoachCalendar = Schemas['CoachCalendarResponse'];
export type CalendarSession = Schemas['CalendarSessionResponse'];
export type CalendarEvent = Schemas['CalendarEventResponse'];
export type CalendarEntry = CalendarSession | CalendarEvent;
export type CalendarTimeOff = Schemas['CalendarTimeOffResponse'];

export const isEvent = (entry: CalendarEntry): entry is CalendarEvent => 'coming' in entry;

/** The coach's calendar for these dates; while other dates load, the previous ones stay. */
export function useCoachCalendar(dates: readonly string[], timeZone: string) {
  const from = momentAt({ date: dates[0]!, minutes: 0 }, timeZone);
  const to = momentAt({ date: dates.at(-1)!, minutes: 24 * 60 }, timeZone);
  return useQuery({
    queryKey: ['coaching', 'calendar', from, to],
    queryFn: () => body(api.GET('/api/creator/coaching/calendar', { params: { query: { from, to } } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
