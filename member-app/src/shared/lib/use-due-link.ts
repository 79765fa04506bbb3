import { useEffect, useEffectEvent } from 'react';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';

/** Milliseconds between requests for a due link, because the server has its own clock. */
const ASK_EVERY = 15_000;

export interface Joining {
  isOnline: boolean;
  /** Time when the link opens. */
  joinFrom: string;
  endsAt: string;
  /** Link to the meeting; null while it is closed. */
  meetingUrl: string | null;
}

/**
 * Returns the link of an appointment while it is open. `onDue` reloads the appointment, which has its link from then
 * on.
 */
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
