import { createSessionFetch } from '@sanctum/openapi';

/** Fetches for the service worker, and renews an expired sign-in. */
export const sessionFetch = createSessionFetch((request) => fetch(request));
