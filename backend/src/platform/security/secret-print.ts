import { createHash } from 'node:crypto';

/** Returns a fingerprint that tells secrets apart and reveals nothing about them. */
export const printOf = (secret: string): string =>
  createHash('sha256').update(`sanctum:${secret}`).digest('hex').slice(0, 32);
