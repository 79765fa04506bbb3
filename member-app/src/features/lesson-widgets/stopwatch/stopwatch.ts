/** Time measured from one reset to the next, across pauses. */
export interface Session {
  id: string;
  /** Time in ISO 8601, UTC. */
  startedAt: string;
  /** Whole seconds really measured. */
  seconds: number;
}

/**
 * State of a stopwatch, in milliseconds since 1970. The shown value follows from these times and not from ticks, so a
 * page in the background or a sleeping phone loses no time.
 */
export interface Stopwatch {
  /** Current session; null if nothing was measured since the last reset. */
  begun: { id: string; at: number } | null;
  /** Milliseconds of the runs before the current one. */
  before: number;
  /** Start of the current run; null while paused. */
  runningSince: number | null;
}

export const atRest: Stopwatch = { begun: null, before: 0, runningSince: null };

/** One week, the maximum that the server accepts. */
const LONGEST_MS = 7 * 24 * 3600 * 1000;

export function start(watch: Stopwatch, now: number, newId: () => string): Stopwatch {
  if (watch.runningSince !== null) return watch;
  return { ...watch, begun: watch.begun ?? { id: newId(), at: now }, runningSince: now };
}

export const pause = (watch: Stopwatch, now: number): Stopwatch => ({
  ...watch,
  before: measured(watch, now),
  runningSince: null,
});

/** Returns the measured milliseconds. A clock that was set back does not reduce earlier measurements. */
function measured({ before, runningSince }: Stopwatch, now: number): number {
  const run = runningSince === null ? 0 : Math.max(0, now - runningSince);
  return Math.min(before + run, LONGEST_MS);
}

export const measuredSeconds = (watch: Stopwatch, now: number): number =>
  Math.floor(measured(watch, now) / 1000);

export const untilNextSecond = (watch: Stopwatch, now: number): number =>
  1000 - (measured(watch, now) % 1000);

/** Returns the session to save; null for less than a second. */
export function sessionOf(watch: Stopwatch, now: number): Session | null {
  const seconds = measuredSeconds(watch, now);
  if (!watch.begun || seconds === 0) return null;
  return { id: watch.begun.id, startedAt: new Date(watch.begun.at).toISOString(), seconds };
}

/** Formats hours:minutes:seconds (product rule 5.7). */
export function formatHms(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
