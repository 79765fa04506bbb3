import { days, hours, minutes, seconds } from '../../kernel/clock.js';

/** Number of failures after which a job is parked: it no longer runs, and blocks nobody. */
export const MAX_ATTEMPTS = 12;

/** Milliseconds to wait after the n-th failure: 1 s, 2 s, 4 s … at most an hour. */
export const backOff = (attempts: number): number => Math.min(seconds(2 ** (attempts - 1)), hours(1));

/** Time that a job waits for an unavailable provider, such as the storage. After that, each try counts as a failure. */
const PATIENCE = days(1);

/**
 * Milliseconds until a job asks again for a provider that is away: as long as it waits already, a second at least and a minute at
 * most, so that it is done soon after the provider is back. `undefined`: it has waited for long enough.
 */
export const waitForProvider = (waited: number): number | undefined =>
  waited > PATIENCE ? undefined : Math.min(Math.max(waited, seconds(1)), minutes(1));
