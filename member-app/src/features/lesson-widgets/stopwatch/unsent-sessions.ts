import type { Session } from './stopwatch';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores unsent sessions, which survive a closed page and a lost network. Stored per person, because mother and
 * daughter may share a browser.
 */
export function unsentSessions(store: Store, personId: string, widgetId: string) {
  const key = `sanctum.stopwatch.${personId}.${widgetId}`;
  const all = (): Session[] => JSON.parse(store.getItem(key) ?? '[]') as Session[];
  const set = (sessions: readonly Session[]) =>
    sessions.length > 0 ? store.setItem(key, JSON.stringify(sessions)) : store.removeItem(key);
  return {
    all,
    keep: (session: Session) => set([...all().filter(({ id }) => id !== session.id), session]),
    /** Records how much of it the server has; time measured since then is kept. */
    sent: ({ id, seconds }: Session) =>
      set(all().filter((session) => session.id !== id || session.seconds > seconds)),
    forget: (id: string) => set(all().filter((session) => session.id !== id)),
  };
}

export type UnsentSessions = ReturnType<typeof unsentSessions>;
