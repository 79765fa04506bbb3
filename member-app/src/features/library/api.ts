import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

export function useTopics() {
  return useQuery({
    queryKey: ['/api/topics'],
    queryFn: async () => (await body(api.GET('/api/topics'))).topics,
  });
}
