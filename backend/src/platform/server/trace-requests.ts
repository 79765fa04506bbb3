import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../telemetry/tracing.js';

/**
 * Each request is a span, named by the pattern of its address. Caller's own traces (W3C traceparent) go on in it. What Node.js calls
 * of its own accord, such as the end of a body or of an answer, comes from outside the span, so hooks there go back into it.
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
