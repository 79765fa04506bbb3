import { createClient, createSessionFetch } from '@sanctum/openapi';

/** The typed client for single calls; `sessionFetch` is the same door for the data provider's generic ones. */
export const api = createClient(location.origin);
export const sessionFetch = createSessionFetch((request) => fetch(request));
