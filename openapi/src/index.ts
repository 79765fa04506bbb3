/** The contract's types, its client, and its refusals as errors. */
import type { components } from './schema';

export { ApiError, type Problem, serverMessage } from './api-error';
export { body, createClient, itemsOf } from './client';
export type { components, operations, paths } from './schema';
export { createEnrolmentFetch } from './enrolment-fetch';
export { createSessionFetch } from './session-fetch';

/** Requests and answers of the contract, by name. */
export type Schemas = components['schemas'];
