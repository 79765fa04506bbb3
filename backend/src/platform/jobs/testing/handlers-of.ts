import { z } from 'zod';
import type { Tx } from '../../database/database.js';
import type { Handlers } from '../handlers.js';
import type { Job } from '../job.js';

/** Makes a job for a test, whose payload may be anything. */
export const anyJob = (kind: string): Job<Record<string, unknown>> => ({
  kind,
  payload: z.record(z.string(), z.unknown()),
});

/** Builds handlers for a test, passed in instead of found by their decorators. */
export function handlersOf(parts: {
  listeners?: Record<string, (event: unknown, tx: Tx) => Promise<void>>;
  jobs?: Record<string, (payload: Record<string, unknown>) => Promise<void>>;
  /** Kinds among `jobs` that recur. */
  recurring?: readonly string[];
}): Handlers {
  const known = {
    listenersOf: () => Object.keys(parts.listeners ?? {}),
    listener: (name: string) => (parts.listeners?.[name] ? { handle: parts.listeners[name] } : undefined),
    job: (kind: string) => (parts.jobs?.[kind] ? { run: parts.jobs[kind] } : undefined),
    recurring: () => (parts.recurring ?? []).map((kind) => ({ kind, everyMs: 60_000 })),
  };
  return known as unknown as Handlers;
}
