import { RouteConfig } from '@nestjs/platform-fastify';

/** Room for the HTML of a text widget (product rule 8.1). */
const LARGE_BODY_BYTES = 256 * 1024;

/** A route whose body may be larger than that of others; `server.ts` hands the limit to Fastify. */
export const LargeBody = (bytes = LARGE_BODY_BYTES) => RouteConfig({ bodyLimit: bytes });
