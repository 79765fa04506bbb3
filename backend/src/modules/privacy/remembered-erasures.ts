import { z } from 'zod';
import { job } from '../../platform/jobs/job.js';

/** Storage prefix of remembered erasures: a database restored from a backup contains erased people again. */
export const ERASURES = 'erasures/';

/** Job that writes the record. */
export const REMEMBER_ERASURE = job('privacy.remember-erasure', { accountId: z.string() });

/** Storage key of an erasure; it contains only an id that leads to no one. */
export const erasureOf = (accountId: string): string => ERASURES + accountId;

/** Returns the account id in such a key. */
export const erasedIn = (key: string): string => key.slice(ERASURES.length);
