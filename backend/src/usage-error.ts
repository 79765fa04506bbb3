/** What was asked for cannot be done as it was typed; the message says why, to whoever typed it. */
export class UsageError extends Error {}
