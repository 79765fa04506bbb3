import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

export const useTopics = () =>
  useQuery({
    queryKey: ['/api/topics'],
    queryFn: async () => (await body(api.GET('/api/topics'))).topics,
  });
