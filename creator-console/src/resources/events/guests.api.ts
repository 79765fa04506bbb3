import { useQuery } from '@tanstack/react-query';
import { itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';
import type { Guest } from './event';

const readGuests = (id: string): Promise<Guest[]> =>
  itemsOf(api.GET('/api/creator/events/{id}/guests', { params: { path: { id } } }));

/** Guests of an event. They change at any time, so every visit reloads them. */
export const useGuests = (id: string) =>
  useQuery({ queryKey: ['events', id, 'guests'], queryFn: () => readGuests(id), staleTime: 0 });
