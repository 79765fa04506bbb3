import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../../shared/api/client';
import { formatMoment } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { toastFailure } from '../../../shared/ui/toast-store';
import type { StopwatchSession } from '../parts/answers';
import { formatHms } from './stopwatch';

const SHOWN_AT_FIRST = 4;

interface SessionListProps {
  sessions: readonly StopwatchSession[];
  forget: (id: string) => Promise<void>;
}

export function SessionList({ sessions, forget }: SessionListProps) {
  const { t } = useTranslation('widgets');
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const newestFirst = sessions.toReversed();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, SHOWN_AT_FIRST);
  if (sessions.length === 0) return <p className="mt-5 text-sm text-ink-soft">{t('stopwatch.noSessions')}</p>;

  /** Deletes a session. The clicked button disappears with its row, so the focus moves to the list's heading. */
  async function forgetOne(id: string) {
    try {
      await forget(id);
      heading.current?.focus();
    } catch (error) {
      toastFailure(
        t('stopwatch.deleteFailed.title'),
        serverMessage(error, t('stopwatch.deleteFailed.description')),
      );
    }
  }

  return (
    <div className="mt-6 border-t border-line pt-5">
      <h4 ref={heading} tabIndex={-1} className="text-base">
        {t('stopwatch.sessions')}
      </h4>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} forget={() => forgetOne(session.id)} />
        ))}
      </ul>
      {newestFirst.length > SHOWN_AT_FIRST && (
        <Button
          variant="link"
          className="mt-3 text-sm"
          onClick={() => setShowsAll(!showsAll)}
          aria-expanded={showsAll}
        >
          {showsAll ? t('stopwatch.showFewer') : t('stopwatch.showAll', { count: newestFirst.length })}
        </Button>
      )}
    </div>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

function SessionRow({ session, forget }: { session: StopwatchSession; forget: () => Promise<void> }) {
  const { t } = useTranslation('widgets');
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const when = formatMoment(session.startedAt);

  async function remove() {
    setPending(true);
    await forget();
    setPending(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <span className="font-semibold tabular-nums">{formatHms(session.seconds)}</span>
        <span className="text-sm text-ink-soft">{when}</span>
      </span>
      {asks ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="float-left mr-2 text-sm">{t('stopwatch.deleteAsk')}</legend>
          <Button
            variant="destructive"
            size="sm"
            ref={focusOnce}
            pending={pending}
            onClick={() => void remove()}
          >
            {t('stopwatch.deleteYes')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsks(false)}>
            {t('stopwatch.deleteNo')}
          </Button>
        </fieldset>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('stopwatch.deleteOf', { when })}
          onClick={() => setAsks(true)}
        >
          {t('stopwatch.delete')}
        </Button>
      )}
    </li>
  );
}
