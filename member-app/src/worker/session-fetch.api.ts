import { createSessionFetch } from '@sanctum/openapi';

/** The service worker's own calls, for which an expired sign-in is renewed. */
export const sessionFetch = createSessionFetch((request) => fetch(request));
