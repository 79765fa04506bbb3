// Ours, because it runs before any package is installed.
const started = performance.now();
const HEARTBEAT_MS = 10_000;

/** One line with the seconds since the start, so that nobody wonders whether anything happens. */
export function say(text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}

/** Says what begins, reminds while it lasts, and says when it is done. */
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

/** A failure of a tool the person can do something about: shown without our stack. */
export class StepFailed extends Error {}

/** Ends the process with the message of what went wrong. */
export function giveUp(error) {
  console.error(error instanceof StepFailed ? `\n${error.message}` : error);
  process.exit(1);
}
