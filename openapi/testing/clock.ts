import { act } from '@testing-library/react';

/** From now on time passes only by `advance`; promises and the user's input go on by themselves. */
export function stopClock(now?: Date): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'],
    ...(now && { now }),
  });
}

/** Lets time pass, and what is due in it happen. */
export const advance = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
