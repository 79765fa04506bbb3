import { useMemo } from 'react';
import { useSession } from '../session';
import { UnsentPositions } from './unsent-positions';

/** What this browser still has to send for the person who uses it. */
export function useUnsentPositions(): UnsentPositions {
  const accountId = useSession().data?.id ?? '';
  return useMemo(() => new UnsentPositions(localStorage, accountId), [accountId]);
}
