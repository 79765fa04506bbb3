import { createSessionFetch } from '@sanctum/openapi';

/** Calls of the service worker’s own, for which a sign-in that has run out is renewed. */
export const sessionFetch = createSessionFetch((request) => fetch(request));
