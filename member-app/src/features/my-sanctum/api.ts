import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';
import { learningKeys } from '../learning';

export type OwnedItem = components['schemas']['LibraryItemResponse'];
export type OverviewFigures = components['schemas']['OverviewResponse'];
export type CalendarEntry = components['schemas']['CalendarEntryResponse'];
export type CourseToContinue = components['schemas']['ContinueLearningResponse'];

/** The member's products. Loaded again on every visit, because products are bought elsewhere. */
export function useLibrary() {
  return useQuery({
    queryKey: learningKeys.library,
    queryFn: () => body(api.GET('/api/me/library')),
    staleTime: 0,
  });
}

/** The overview's figures. Loaded again on every visit, because the server counts them again. */
export function useOverview() {
  return useQuery({
    queryKey: learningKeys.overview,
    queryFn: () => body(api.GET('/api/me/overview')),
    staleTime: 0,
  });
}

/** Loads the figures again, such as when the link of a session is due. */
export function useLoadOverview() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: learningKeys.overview });
}

const feedKey = ['calendar-feed'];

/** Shows whether the member has a private address from which another calendar reads the sessions. */
export function useCalendarFeed() {
  return useQuery({ queryKey: feedKey, queryFn: () => body(api.GET('/api/me/calendar-feed')), staleTime: 0 });
}

/** Creates a new address, which the server shows only once. */
export function useRenewFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await body(api.POST('/api/me/calendar-feed'))).url,
    onSettled: () => queries.invalidateQueries({ queryKey: feedKey }),
  });
}

export function useEndFeed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/me/calendar-feed'),
    onSettled: () => queries.invalidateQueries({ queryKey: feedKey }),
  });
}

/** Entries of the member's calendar between two times, in order. Loaded again whenever they are shown. */
export function useCalendar(from: Date, to: Date) {
  const period = { from: from.toISOString(), to: to.toISOString() };
  return useQuery({
    queryKey: ['calendar', period],
    queryFn: () => body(api.GET('/api/me/calendar', { params: { query: period } })),
    staleTime: 0,
  });
}
