import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Timer from 'lucide-react/icons/timer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { sessionsOf } from '../parts/answers';
import { WidgetCard } from '../parts/widget-card';
import type { WidgetOf } from '../parts/widgets';
import { PreviewNote, WithAnswers } from '../parts/with-answers';
import { SessionList } from './session-list';
import {
  atRest,
  formatHms,
  measuredSeconds,
  pause,
  type Session,
  sessionOf,
  start,
  untilNextSecond,
} from './stopwatch';
import { useSessions } from './use-sessions';

/** Milliseconds between saves while running, so that little is lost if the device is turned off. */
const KEEP_EVERY_MS = 30_000;

interface StopwatchOptions {
  /** `leaving`: the page may go away, so the request must outlive it. */
  keep: (session: Session, leaving?: boolean) => void;
}

/** Runs a stopwatch, saved whenever the member pauses it, resets it or leaves. */
function useStopwatch({ keep }: StopwatchOptions) {
  const [watch, setWatch] = useState(atRest);
  /** Time of the last tick, for display. Saved time is measured by the clock itself. */
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
    /** The displayed session; null after a reset. */
    sessionId: watch.begun?.id ?? null,
    start: () => setWatch(start(watch, Date.now(), () => crypto.randomUUID())),
    pause() {
      keepNow();
      setWatch(pause(watch, Date.now()));
    },
    /** Resets and stops it (product rule 5.7); the measured time is saved. */
    reset() {
      if (running) keepNow();
      setWatch(atRest);
    },
  };
}

export function StopwatchView({ id, settings: { initialSeconds } }: WidgetOf<'stopwatch'>) {
  const { t } = useTranslation('widgets');
  const sessions = useSessions(id);
  const watch = useStopwatch(sessions);
  const [news, setNews] = useState('');
  const shown = formatHms(initialSeconds + watch.seconds);

  function startOrPause() {
    if (watch.running) watch.pause();
    else watch.start();
    setNews(watch.running ? t('stopwatch.paused', { time: shown }) : t('stopwatch.running'));
  }
  function reset() {
    watch.reset();
    setNews(t('stopwatch.wasReset', { time: formatHms(initialSeconds) }));
  }

  return (
    <WidgetCard icon={Timer} kind={t('stopwatch.kind')} title={t('stopwatch.title')}>
      {() => (
        <>
          <p role="timer" className="mt-4 font-serif text-5xl tabular-nums">
            {shown}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="soft" onClick={startOrPause}>
              {watch.running ? <Pause aria-hidden /> : <Play aria-hidden />}
              {watch.running ? t('stopwatch.pause') : t('stopwatch.start')}
            </Button>
            <Button variant="secondary" onClick={reset}>
              <RotateCcw aria-hidden />
              {t('stopwatch.reset')}
            </Button>
          </div>
          <output className="sr-only">{news}</output>
          <output className="mt-3 block text-sm text-ink-soft empty:hidden">
            {sessions.failed && t('stopwatch.unsent')}
          </output>
          <PreviewNote />
          <WithAnswers>
            {(answers) => (
              <SessionList
                sessions={sessionsOf(answers, id).filter(
                  (session) => !watch.running || session.id !== watch.sessionId,
                )}
                forget={async (sessionId) => {
                  await sessions.forget(sessionId);
                  if (sessionId === watch.sessionId) watch.reset();
                }}
              />
            )}
          </WithAnswers>
        </>
      )}
    </WidgetCard>
  );
}
