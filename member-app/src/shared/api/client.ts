import { createClient } from '@sanctum/openapi';

export { body } from '@sanctum/openapi';
export { ApiError, serverMessage } from './refusal';

/** The one way to the server: typed by the published contract, cookies travel along, a tired session renews itself. */
export const api = createClient(location.origin);
