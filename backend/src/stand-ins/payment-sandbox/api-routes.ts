import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors.js';
import { Stripe } from '../../platform/stripe/stripe-client.js';
import type { Answer, Call } from './call.js';
import { expand, readExpand } from './expand.js';
import { decodeForm } from './form.js';
import { fingerprintOf, once } from './idempotency.js';
import { newId } from './ids.js';
import { actorOf, refuseBrowser } from './keys.js';
import { ObjectStore } from './object-store.js';
import { type Operation, operations } from './operations.js';
import { Params } from './params.js';
import { Problem, type ProblemBody } from './problem.js';
import type { Sandbox } from './sandbox.js';
import { inTransaction } from './transaction.js';

/** Stripe's API under `/v1`, the path its SDK insists on. */
export function apiRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  // Only Stripe's form encoding is read here, whatever parsers the main server has.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'request-id': newId('req'),
      'stripe-version': Stripe.API_VERSION,
      'cache-control': 'no-store',
    });
  });

  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error.status, error.body);
    // Refused by the main server before it reached us, and answered there.
    if (error instanceof DomainError) throw error;
    request.log.error(error);
    return sendProblem(reply, 500, { type: 'api_error', message: 'The payment sandbox failed.' });
  });

  for (const operation of operations) {
    server.route<{ Params: { id?: string } }>({
      method: operation.method,
      url: operation.path,
      handler: (request, reply) => answerCall(sandbox, operation, request, request.params.id ?? '', reply),
    });
  }

  server.all('/v1/*', (request, reply) => {
    const [path = ''] = request.url.split('?');
    return sendProblem(reply, 404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${path}).`,
    });
  });
}

async function answerCall(
  sandbox: Sandbox,
  operation: Operation,
  request: FastifyRequest,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = actorOf(request.headers.authorization, sandbox.keys);
  if (operation.for === 'server') refuseBrowser(actor);
  const [path = '', query = ''] = request.url.split('?');
  const text = operation.method === 'GET' ? query : typeof request.body === 'string' ? request.body : '';
  const params = new Params(decodeForm(text));
  const key = operation.method === 'POST' ? readIdempotencyKey(request) : null;
  await sandbox.ready();

  const { answer, replayed } = await inTransaction(sandbox.pool, async (client) => {
    const call: Call = {
      actor,
      at: sandbox.now(),
      requestId: String(reply.getHeader('request-id')),
      idempotencyKey: key,
      client,
      objects: new ObjectStore(client),
    };
    const work = () => run(call, operation, params, id);
    const fingerprint = fingerprintOf(operation.method, path, text);
    return key === null ? { answer: await work(), replayed: false } : once(call, { key, fingerprint }, work);
  });
  sandbox.deliveries.wake();

  if (key !== null) reply.header('idempotency-key', key);
  if (replayed) reply.header('idempotent-replayed', 'true');
  return reply.status(answer.status).send(answer.body);
}

async function run(call: Call, operation: Operation, params: Params, id: string): Promise<Answer> {
  const paths = call.actor === 'server' ? readExpand(params) : [];
  const answer = await operation.run(call, params, id);
  return { ...answer, body: await expand(call.objects, answer.body, paths) };
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header : null;
}

function sendProblem(reply: FastifyReply, status: number, error: ProblemBody): FastifyReply {
  return reply.status(status).send({ error });
}
