/** How far everything has come on its way to the server. */
export type Saving = 'saved' | 'saving' | 'unfinished' | 'failed' | 'signedOut' | 'conflict';

/** What has to be said first stands last. */
const BY_WEIGHT: readonly Saving[] = ['saved', 'saving', 'unfinished', 'failed', 'signedOut', 'conflict'];

/** The one honest state of many. */
export const combinedSaving = (all: readonly Saving[]): Saving =>
  BY_WEIGHT[Math.max(0, ...all.map((saving) => BY_WEIGHT.indexOf(saving)))]!;
