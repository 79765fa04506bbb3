import { routeConfig } from './route-config.js';

/** Max bytes, enough for the HTML of a text widget (product rule 8.1). */
const LARGE_BODY_BYTES = 256 * 1024;

/** Allows a larger request body on a route; `server.ts` passes the limit to Fastify. */
export const LargeBody = (bytes = LARGE_BODY_BYTES) => routeConfig({ bodyLimit: bytes });
