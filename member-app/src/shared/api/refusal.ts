/** What the server refused, to be read by pure code too: its tests have no browser, and so no client. */
export { ApiError, serverMessage } from '@sanctum/openapi';
