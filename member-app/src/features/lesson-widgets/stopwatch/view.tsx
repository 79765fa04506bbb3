import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { sessionsOf } from '../parts/api';
import { WidgetCard } from '../parts/widget-card';
import type { WidgetOf } from '../parts/widgets';
import { PreviewNote, WithAnswers } from '../parts/with-answers';
import { SessionList } from './session-list';
import { formatHms } from './stopwatch';
import { useSessions } from './use-sessions';
import { useStopwatch } from './use-stopwatch';

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
            <Button onClick={startOrPause}>
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
