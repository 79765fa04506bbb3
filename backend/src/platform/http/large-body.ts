import { RouteConfig } from '@nestjs/platform-fastify';

/** security.md §6: the HTML of a text widget. */
const LARGE_BODY_BYTES = 256 * 1024;

/** A route whose body may be larger than that of others; `server.ts` hands the limit to Fastify. */
export const LargeBody = () => RouteConfig({ bodyLimit: LARGE_BODY_BYTES });
