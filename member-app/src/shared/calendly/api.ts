import { useQuery } from '@tanstack/react-query';
import { api, body } from '../api/client';

/** The coach's page at Calendly, for whoever may open it; asked of our server only where there is one. */
export const useCalendly = (enabled: boolean) =>
  useQuery({
    queryKey: ['/api/coaching/calendly'],
    queryFn: () => body(api.GET('/api/coaching/calendly')),
    enabled,
  });
