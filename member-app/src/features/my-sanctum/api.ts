import type { Schemas } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body, itemsOf, useAttempt, useFresh } from '../../shared/api/client';
import { learningKeys } from '../learning';

export type OwnedItem = Schemas['LibraryItemResponse'];
export type OverviewFigures = Schemas['OverviewResponse'];
export type CalendarEntry = Schemas['CalendarEntryResponse'];
export type CourseToContinue = Schemas['ContinueLearningResponse'];

/** Loads the member's products, again on every visit, because products are bought elsewhere. */
export const useLibrary = () => useFresh(learningKeys.library, () => itemsOf(api.GET('/api/me/library')));

/** Loads the overview's figures, again on every visit, because the server recounts them. */
export const useOverview = () => useFresh(learningKeys.overview, () => body(api.GET('/api/me/overview')));

/** Returns a function that reloads the figures, for example when a session's link opens. */
export function useLoadOverview() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: learningKeys.overview });
}

const feedKey = ['calendar-feed'];

/** Loads whether the member has a private address from which another calendar reads the sessions. */
export const useCalendarFeed = () => useFresh(feedKey, () => body(api.GET('/api/me/calendar-feed')));

/** Creates a new address, which the server shows only once. */
export const useRenewFeed = () =>
  useAttempt(async () => (await body(api.POST('/api/me/calendar-feed/renew'))).url, feedKey);

export const useEndFeed = () => useAttempt(() => api.DELETE('/api/me/calendar-feed'), feedKey);

/** Loads entries of the member's calendar between two times, in order, again whenever they are shown. */
export function useCalendar(from: Date, to: Date) {
  const period = { from: from.toISOString(), to: to.toISOString() };
  return useQuery({
    queryKey: ['calendar', period],
    queryFn: () => itemsOf(api.GET('/api/me/calendar', { params: { query: period } })),
    staleTime: 0,
  });
}
