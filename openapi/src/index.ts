/** The one thing the apps share: the contract's types, its client, what its refusals look like and what its codes are called. */
export { ApiError, type Problem, serverMessage } from './api-error';
export { cardName } from './card-name';
export { body, createClient } from './client';
export type { components, operations, paths } from './schema';
export { createEnrolmentFetch } from './enrolment-fetch';
export { createSessionFetch } from './session-fetch';
export { hearOfChanges } from './hear-of-changes';
