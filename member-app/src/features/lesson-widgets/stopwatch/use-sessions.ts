import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, api, body } from '../../../shared/api/client';
import { withoutSession, withSession } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { usePersonId } from '../parts/use-person-id';
import type { Session } from './stopwatch';
import { unsentSessions } from './unsent-sessions';

/** Milliseconds until the next try for a session that could not be sent. */
const RETRY_MS = 10_000;

/** Returns whether retrying is useless, because the widget is gone or the session too old. */
const isHopeless = (error: unknown) => error instanceof ApiError && [404, 422].includes(error.status);

/** Saves the measured time: first in this browser, then on the server; in a preview only on this page. */
export function useSessions(widgetId: string) {
  const { stores } = useLessonOfWidgets();
  const personId = usePersonId();
  const change = useChangeAnswers();
  const [failed, setFailed] = useState(false);
  const path = (id: string) => ({ params: { path: { widgetId, id } } });
  const unsent = () => unsentSessions(localStorage, personId, widgetId);

  async function send({ id, ...session }: Session, leaving: boolean) {
    try {
      const call = { ...path(id), body: session, keepalive: leaving };
      const saved = await body(api.PUT('/api/me/widgets/{widgetId}/stopwatch-sessions/{id}', call));
      unsent().sent({ id, ...session });
      change(withSession(widgetId, saved));
      setFailed(false);
    } catch (error) {
      if (isHopeless(error)) unsent().forget(id);
      setFailed(true);
    }
  }

  const sendWaiting = useEffectEvent(() => {
    for (const session of unsent().all()) void send(session, false);
  });
  useEffect(() => {
    if (!stores) return undefined;
    const tryAgain = () => sendWaiting();
    // Sends what an earlier visit could not send.
    const soon = setTimeout(tryAgain);
    const timer = setInterval(tryAgain, RETRY_MS);
    addEventListener('online', tryAgain);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [stores]);

  return {
    failed,
    keep(session: Session, leaving = false) {
      if (!stores) return void change(withSession(widgetId, session));
      unsent().keep(session);
      void send(session, leaving);
    },
    async forget(id: string) {
      if (stores) {
        await api.DELETE('/api/me/widgets/{widgetId}/stopwatch-sessions/{id}', path(id));
        unsent().forget(id);
      }
      change(withoutSession(widgetId, id));
    },
  };
}
