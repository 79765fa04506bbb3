import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, body, useFresh } from '../../shared/api/client';
import { usePages } from '../../shared/api/pages';

export type CommunityEvent = Schemas['CommunityEventResponse'];

const root = ['community', 'events'] as const;

/** Loads upcoming events, the next one first, in pages; again on every visit, because spots fill up. */
export const useEvents = () =>
  usePages([...root, 'list'], (after) =>
    body(api.GET('/api/community/events', { params: { query: { after } } })),
  );

export const useEvent = (id: string) =>
  useFresh([...root, id], () => body(api.GET('/api/community/events/{id}', at(id))));

/** Returns a function that reloads the visible events, for example when a link to join opens. */
export function useLoadEvents() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: root });
}

/** Address of an event's calendar file. */
export const calendarFile = (id: string): string =>
  `/api/community/events/${encodeURIComponent(id)}/calendar`;

/** Adds or cancels an RSVP. Spots are reloaded after either, because others sign up and cancel too. */
export function useRsvp(id: string) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: root });
  const at = { params: { path: { id } } };
  const come = useMutation({
    mutationFn: () => body(api.POST('/api/community/events/{id}/rsvp', at)),
    onSettled,
  });
  const takeBack = useMutation({
    mutationFn: () => body(api.POST('/api/community/events/{id}/cancel-rsvp', at)),
    onSettled,
  });
  return { come, takeBack };
}
