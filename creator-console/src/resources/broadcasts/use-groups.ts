import { useQuery } from '@tanstack/react-query';
import { readCircles, readPods } from '../groups';

/** Circles and pods, the circles first; empty until they are loaded. */
export const useGroups = () =>
  useQuery({
    queryKey: ['groups', 'of-broadcasts'],
    queryFn: async () => (await Promise.all([readCircles(), readPods()])).flat(),
  }).data ?? [];
