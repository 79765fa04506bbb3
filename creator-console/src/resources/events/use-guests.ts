import { useQuery } from '@tanstack/react-query';
import { readGuests } from './events.api';

/** Guests of an event. They change at any time, so they are read again on every visit. */
export const useGuests = (id: string) =>
  useQuery({ queryKey: ['events', id, 'guests'], queryFn: () => readGuests(id), staleTime: 0 });
