import { z } from 'zod';
import { job } from '../../platform/jobs/job.js';

/** Where the storage remembers who was erased: a database restored from a backup knows such people again. */
export const ERASURES = 'erasures/';

/** The job that writes it down. */
export const REMEMBER_ERASURE = job('privacy.remember-erasure', { accountId: z.string() });

/** An id that leads to nobody, and nothing else. */
export const erasureOf = (accountId: string): string => ERASURES + accountId;

/** The account that this is about. */
export const erasedIn = (key: string): string => key.slice(ERASURES.length);
