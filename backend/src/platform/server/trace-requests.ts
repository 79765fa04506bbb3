import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../telemetry/tracing.js';

/**
 * Records each request as a span, named by its URL pattern, which continues the caller's trace (W3C traceparent).
 * Callbacks of Node.js, such as the end of a body or a response, run outside the span, so hooks re-enter it.
 */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const span = tracing.begin(
      { name: request.method, kind: 'server' },
      typeof traceparent === 'string' ? traceparent : undefined,
    );
    open.set(request, span);
    span.within(done);
  });
  fastify.addHook('preValidation', (request, _reply, done) => open.get(request)!.within(done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    const span = open.get(request)!;
    span.within(done);
    span.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'sanctum.request_id': request.id,
      },
      failed: reply.statusCode >= 500,
    });
  });
}
