import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

/** Figures are loaded on every visit; while new ones load, those of the previous period stay. */
export function useFigures<Figures>(key: QueryKey, read: () => Promise<Figures>, enabled = true) {
  const query = useQuery({
    queryKey: ['figures', ...key],
    queryFn: read,
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  useTurnedAway(query.error);
  return query;
}

/** Asks for a new sign-in if the session has ended. */
export function useTurnedAway(error: unknown): void {
  const turnAway = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void turnAway(error);
  }, [error, turnAway]);
}
