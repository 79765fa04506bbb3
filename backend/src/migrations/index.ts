import { Floor1763600000000 } from './1763600000000-floor.js';

/** One timeline for one database, oldest first. */
export const migrations = [Floor1763600000000];
