/** A command was typed wrong; the message tells the person who typed it why. */
export class UsageError extends Error {}
