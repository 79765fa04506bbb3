import { createClient, createSessionFetch } from '@sanctum/openapi';

/** The typed client for single calls; `sessionFetch` does the same for the data provider's generic calls. */
export const api = createClient(location.origin);
export const sessionFetch = createSessionFetch((request) => fetch(request));
