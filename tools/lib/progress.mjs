// Ours, because it runs before any package is installed.
const started = performance.now();
const HEARTBEAT_MS = 10_000;

/** Prints a line with the seconds since the start, so that progress is visible. */
export function say(text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}

/** Prints a step's start, reminders while it runs, and its end. */
export async function step(title, work) {
  const began = performance.now();
  say(`${title} …`);
  const heartbeat = setInterval(() => say(`${title}: still running`), HEARTBEAT_MS);
  try {
    const result = await work();
    say(`${title}: done in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** A failure that the person can fix: shown without our stack. */
export class StepFailed extends Error {}

/** Ends the process with the message of what went wrong. */
export function giveUp(error) {
  console.error(error instanceof StepFailed ? `\n${error.message}` : error);
  process.exit(1);
}
