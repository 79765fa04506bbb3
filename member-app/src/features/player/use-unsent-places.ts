import { useMemo } from 'react';
import { useSession } from '../session';
import { UnsentPlaces } from './unsent-places';

/** What this browser still owes the server for the person who uses it. */
export function useUnsentPlaces(): UnsentPlaces {
  const accountId = useSession().data?.id ?? '';
  return useMemo(() => new UnsentPlaces(localStorage, accountId), [accountId]);
}
