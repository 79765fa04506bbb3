import { z } from 'zod';
import { job } from '../../platform/jobs/job.js';

/** Storage prefix of remembered erasures. A restore repeats them, because the backup still has the erased people. */
export const ERASURES = 'erasures/';

/** Job that writes the record. */
export const REMEMBER_ERASURE = job('privacy.remember-erasure', { accountId: z.string() });

/** Storage key of an erasure. The id in it no longer leads to a person. */
export const erasureOf = (accountId: string): string => ERASURES + accountId;

/** Returns the account id in such a key. */
export const erasedIn = (key: string): string => key.slice(ERASURES.length);
