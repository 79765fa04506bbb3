import { useMemo } from 'react';
import { useSession } from '../session';
import { UnsentPositions } from './unsent-positions';

/** Returns the positions that this browser still has to send for the signed-in person. */
export function useUnsentPositions(): UnsentPositions {
  const accountId = useSession().data?.id ?? '';
  return useMemo(() => new UnsentPositions(localStorage, accountId), [accountId]);
}
