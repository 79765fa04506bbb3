/** Thrown for a command that was typed wrong; the message says why. */
export class UsageError extends Error {}
