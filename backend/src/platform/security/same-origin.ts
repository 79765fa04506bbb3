import type { FastifyInstance } from 'fastify';
import { forbidden } from '../../kernel/errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks against cross-site request forgery (product rule 2.4): an unsafe call by a browser must come from our own
 * pages. A client that sends neither Sec-Fetch-Site nor Origin is not a browser, and sends no one's cookies by
 * accident.
 */
export function isFromOurPages(
  headers: { site?: string; origin?: string },
  allowedOrigins: readonly string[],
): boolean {
  if (headers.site !== undefined) return headers.site === 'same-origin' || headers.site === 'none';
  return headers.origin === undefined || allowedOrigins.includes(headers.origin);
}

export function refuseForeignPages(fastify: FastifyInstance, allowedOrigins: readonly string[]): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method)) return done();
    const site = request.headers['sec-fetch-site'];
    const headers = {
      ...(typeof site === 'string' && { site }),
      ...(request.headers.origin !== undefined && { origin: request.headers.origin }),
    };
    const isForeign = !isFromOurPages(headers, allowedOrigins);
    return done(isForeign ? forbidden('foreign_page', 'This request came from another site') : undefined);
  });
}
