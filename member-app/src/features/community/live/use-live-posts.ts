import { hearOfChanges } from '@sanctum/web/live/hear-of-changes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { commentsKey } from '../comments/api';
import { isLoaded, reloadPost } from '../shared/api';

/**
 * Calls back with the id of each changed post; without one, anything may have changed. Returns a function that stops
 * this.
 */
const hearOfPosts = (onChange: (id?: string) => void): (() => void) =>
  hearOfChanges('/api/live-updates', { topic: 'post', onChange });

/** Milliseconds to gather changes before one request. Each reader gets a random delay, so that the requests are spread. */
const GATHER_MS = { least: 1_000, most: 3_000 };

const aMoment = (): number => GATHER_MS.least + Math.random() * (GATHER_MS.most - GATHER_MS.least);

/**
 * While posts are shown, reloads changed posts and their comments soon after the server reports a change. Calls `onNew`
 * when there may be new posts. A hidden window sends no requests.
 */
export function useLivePosts(onNew: () => void): void {
  const queries = useQueryClient();
  const latest = useRef(onNew);
  useEffect(() => {
    latest.current = onNew;
  });
  useEffect(() => gather(queries, () => latest.current()), [queries]);
}

/** Gathers changes before a request. Returns a function that stops listening. */
function gather(queries: QueryClient, onNew: () => void): () => void {
  const changed = new Set<string>();
  let mayBeNew = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    later = undefined;
    if (document.hidden) return;
    const ids = [...changed];
    const isNew = mayBeNew;
    changed.clear();
    mayBeNew = false;
    const known = ids.filter((id) => isLoaded(queries, id));
    for (const id of known) {
      void reloadPost(queries, id);
      void queries.invalidateQueries({ queryKey: commentsKey(id) });
    }
    if (isNew || known.length < ids.length) onNew();
  }

  const plan = () => {
    later ??= setTimeout(ask, aMoment());
  };
  const planWhenSeen = () => {
    if (!document.hidden && (mayBeNew || changed.size > 0)) plan();
  };
  const stop = hearOfPosts((id) => {
    if (id === undefined) mayBeNew = true;
    else changed.add(id);
    plan();
  });
  document.addEventListener('visibilitychange', planWhenSeen);
  return () => {
    stop();
    clearTimeout(later);
    document.removeEventListener('visibilitychange', planWhenSeen);
  };
}
