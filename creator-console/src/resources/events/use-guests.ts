import { useQuery } from '@tanstack/react-query';
import { readGuests } from './events.api';

/** Who comes to an event and who waits; people come and go meanwhile, so it is asked again on every visit. */
export const useGuests = (id: string) =>
  useQuery({ queryKey: ['events', id, 'guests'], queryFn: () => readGuests(id), staleTime: 0 });
