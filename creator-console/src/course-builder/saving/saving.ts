export type Saving = 'saved' | 'saving' | 'unfinished' | 'failed' | 'signedOut' | 'conflict';

/** Ordered by priority: the last one is shown first. */
const BY_WEIGHT: readonly Saving[] = ['saved', 'saving', 'unfinished', 'failed', 'signedOut', 'conflict'];

/** Returns the most urgent of several save states. */
export const combinedSaving = (all: readonly Saving[]): Saving =>
  BY_WEIGHT[Math.max(0, ...all.map((saving) => BY_WEIGHT.indexOf(saving)))]!;
