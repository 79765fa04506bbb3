import { createClient } from '@sanctum/openapi';

export { body } from '@sanctum/openapi';
export { ApiError, serverMessage } from './refusal';

/** The one client for the server: typed by the published contract, with cookies; an expired session is renewed by itself. */
export const api = createClient(location.origin);
