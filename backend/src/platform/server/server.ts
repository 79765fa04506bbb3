import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { seconds } from '../../kernel/clock.js';
import { isId, newId } from '../../kernel/ids.js';
import { badRequest } from '../../kernel/errors.js';
import type { Config } from '../config/config.js';
import { sendEtags } from '../http/etag.js';
import { IdempotencyKeysService } from '../idempotency/idempotency-keys.service.js';
import { keepAnswers } from '../idempotency/keep-answers.js';
import type { ActedRequest } from '../security/access.guard.js';
import { secureCookiesAt } from '../security/cookies.js';
import { refuseForeignPages } from '../security/same-origin.js';
import { Metrics } from '../metrics/metrics.js';
import { Log } from '../telemetry/log.js';
import { Tracing } from '../telemetry/tracing.js';
import { Readiness } from './health.controller.js';
import { securityHeaders } from './security-headers.js';
import { traceRequests } from './trace-requests.js';
import { BODY_TIMES, cutSlowBodies } from './slow-bodies.js';
import { Routes } from './routes.js';
import { refusalsWith } from './unreadable-request.js';

/** Max depth of a request; no real one is nested deeper, including Stripe's events. */
const DEEPEST = 40;

/**
 * Returns whether the value is nested deeper. 100 KB hold 50,000 brackets, which would exhaust the stack of recursive
 * code.
 */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', ({ body }, _reply, done) => {
    done(isDeeper(body, DEEPEST) ? badRequest('bad_request', 'We couldn’t read this request') : undefined);
  });
}

const BODY_LIMIT = 100 * 1024;

/** Creates the HTTP server with limits of time and size (product rule 8.1). */
export function createHttpAdapter(config: Config): FastifyAdapter {
  const { refuseAddress, refuseConnection } = refusalsWith(securityHeaders(config));
  return new FastifyAdapter({
    // The client's address is the one seen by the last of our own proxies.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // Express middleware is not used here, because every request passes hooks.
    skipMiddie: true,
    forceCloseConnections: 'idle',
    bodyLimit: BODY_LIMIT,
    // Long enough for the slowest upload; `cutSlowBodies` cuts all other requests after 30 seconds.
    requestTimeout: BODY_TIMES.longest + seconds(10),
    http: { headersTimeout: 10_000 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    genReqId: (request: IncomingMessage) => {
      const given = request.headers['x-request-id'];
      return isId(given) ? given : newId();
    },
  });
}

/**
 * Adds the hooks that every request passes before Nest: request id, headers, same-origin rule, cookies, compression, access log.
 * They use no promises, because every request passes each of them.
 */
export async function prepareServer(app: NestFastifyApplication, config: Config): Promise<FastifyInstance> {
  const fastify = app.getHttpAdapter().getInstance();
  const log = app.get(Log);
  const headers = securityHeaders(config);

  app.get(Routes).watch(fastify);
  const tracing = app.get(Tracing);
  if (tracing.isOn) traceRequests(fastify, tracing);
  secureCookiesAt(fastify, config.publicUrl);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).headers(headers);
    done();
  });
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as { bodyLimit?: number };
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  cutSlowBodies(fastify, refusalsWith(headers).refuseConnection);
  forgetTypeOfNoBody(fastify);
  refuseForeignPages(fastify, [config.publicUrl]);
  refuseDeepBodies(fastify);
  await app.register(cookie);
  sendEtags(fastify);
  keepAnswers(fastify, app.get(IdempotencyKeysService), log);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  const readiness = app.get(Readiness);
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // Nearly every API response is for one person only; responses that may be cached set their own header.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    // A keep-alive connection would make a stopping server wait for its next request.
    if (readiness.shuttingDown) void reply.header('connection', 'close');
    done();
  });
  if (config.metricsPort !== undefined) countRequests(fastify, app.get(Metrics));
  fastify.addHook('onResponse', (request, reply, done) => {
    // A load balancer asks every second, so only a negative answer is worth a line.
    if (request.routeOptions.url === '/api/health/accepting' && reply.statusCode < 400) return done();
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: (request as ActedRequest).actor?.accountId,
      },
      'request',
    );
    done();
  });
  return fastify;
}

/** Counts requests by the pattern of the address, because there are as many addresses as things. */
function countRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: isStream ? undefined : reply.elapsedTime / 1000,
    });
    done();
  });
}

/**
 * Accepts only JSON bodies (product rule 2.4): Fastify and Nest would also read bodies that a plain form on another
 * site can send.
 */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeContentTypeParser(['text/plain', 'application/x-www-form-urlencoded']);
}

/** Removes the content type of requests without a body: react-admin sends a DELETE as text/plain. */
function forgetTypeOfNoBody(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    if (length === '0' && encoding === undefined) delete headers['content-type'];
    done();
  });
}
