import { useEffect, useEffectEvent } from 'react';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';

/** How often a link that is due and not here yet is asked for: the server goes by its own clock. */
const ASK_EVERY = 15_000;

export interface Joining {
  isOnline: boolean;
  /** From when on it is open. */
  joinFrom: string;
  endsAt: string;
  /** Given by the server while it is open. */
  meetingUrl: string | null;
}

/** The link of an appointment while it is open. `onDue` loads the appointment again, which has its link from then on. */
export function useDueLink({ isOnline, joinFrom, endsAt, meetingUrl }: Joining, onDue: () => void) {
  const isOpen = useHasPassed(joinFrom);
  const isOver = useHasPassed(endsAt);
  const isMissing = isOnline && isOpen && !isOver && meetingUrl === null;
  const ask = useEffectEvent(onDue);
  useEffect(() => {
    if (!isMissing) return;
    ask();
    const timer = setInterval(() => ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [isMissing]);
  return isOpen && !isOver ? meetingUrl : null;
}
