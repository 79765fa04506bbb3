import { act } from '@testing-library/react';

/** Stops the clock: time passes only by `advance`, while promises and the user's input continue. */
export function stopClock(now?: Date): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'],
    ...(now && { now }),
  });
}

/** Advances the clock, and runs what becomes due. */
export const advance = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
