import { Script } from 'node:vm';

const SCRIPT = new Script('work()');

/**
 * Runs work that waits for nothing, and throws when it takes longer than so many milliseconds: what somebody else wrote may be made
 * so that reading it never ends, and nothing but the engine itself can stop such a loop.
 */
export const withinTime = <Result>(limit: number, work: () => Result): Result =>
  SCRIPT.runInNewContext({ work }, { timeout: limit }) as Result;

/** Whether work was ended because its time was over. */
export const isTimeUp = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
