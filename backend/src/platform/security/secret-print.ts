import { createHash } from 'node:crypto';

/** Tells one secret from another and says nothing of either. */
export const printOf = (secret: string): string =>
  createHash('sha256').update(`sanctum:${secret}`).digest('hex').slice(0, 32);
