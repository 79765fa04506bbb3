import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_LOOKS = 200;

/** Repeats a lookup until it finds something, and returns that; the test's own limit ends the wait. */
export async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(BETWEEN_LOOKS);
  }
}
