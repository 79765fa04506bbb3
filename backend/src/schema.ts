import { Job } from './platform/jobs/job.entity.js';
import { RateLimitWindow } from './platform/security/rate-limit.entity.js';

export { migrations } from './migrations/index.js';

/** Every table of the database, by the modules that own them. */
export const entities = [Job, RateLimitWindow];
