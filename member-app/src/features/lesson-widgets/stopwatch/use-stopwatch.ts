import { useEffect, useEffectEvent, useState } from 'react';
import { atRest, measuredSeconds, pause, type Session, sessionOf, start, untilNextSecond } from './stopwatch';

/** While it runs it is saved this often, so that little is lost when the device goes off. */
const KEEP_EVERY_MS = 30_000;

interface StopwatchOptions {
  /** `leaving`: the page may go away, so the request must outlive it. */
  keep: (session: Session, leaving?: boolean) => void;
}

/** A running stopwatch, saved whenever the member pauses it, resets it or leaves. */
export function useStopwatch({ keep }: StopwatchOptions) {
  const [watch, setWatch] = useState(atRest);
  /** The time of the last tick, for what is shown. What is saved is measured by the clock itself. */
  const [now, setNow] = useState(0);
  const running = watch.runningSince !== null;
  const seconds = measuredSeconds(watch, now);

  function keepNow(leaving?: boolean) {
    const session = sessionOf(watch, Date.now());
    if (session) keep(session, leaving);
  }

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), untilNextSecond(watch, Date.now()));
    return () => clearTimeout(timer);
  }, [running, watch, now]);

  const whileRunning = useEffectEvent((leaving: boolean) => {
    if (watch.runningSince !== null) keepNow(leaving);
  });
  useEffect(() => {
    const timer = setInterval(() => whileRunning(false), KEEP_EVERY_MS);
    const leave = () => {
      if (document.visibilityState === 'hidden') whileRunning(true);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leave);
      whileRunning(true);
    };
  }, []);

  return {
    seconds,
    running,
    /** The session whose seconds are shown; null after a Reset. */
    sessionId: watch.begun?.id ?? null,
    start: () => setWatch(start(watch, Date.now(), () => crypto.randomUUID())),
    pause() {
      keepNow();
      setWatch(pause(watch, Date.now()));
    },
    /** Back to the beginning and stopped (product rule 5.7); what was measured is saved. */
    reset() {
      if (running) keepNow();
      setWatch(atRest);
    },
  };
}
