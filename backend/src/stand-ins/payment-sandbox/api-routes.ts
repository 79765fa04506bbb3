import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors.js';
import { Stripe } from '../../platform/stripe/stripe-client.js';
import { actorOf, type Answer, type Call, inCall, refuseBrowser, type Sandbox } from './api/call.js';
import { decodeForm, Params } from './api/params.js';
import { fingerprintOf, once } from './api/idempotency.js';
import { newId } from './api/ids.js';
import type { ObjectStore } from './api/object-store.js';
import type { Operation } from './api/operation.js';
import { operations } from './operations.js';
import { invalidRequest, Problem, type ProblemBody } from './api/problem.js';

/** Serves Stripe's API under `/v1`, the path that its SDK requires. */
export function apiRoutes(server: FastifyInstance, sandbox: Sandbox): void {
  // Parses only Stripe's form encoding, regardless of the main server's parsers.
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
  const text = operation.method !== 'POST' ? query : typeof request.body === 'string' ? request.body : '';
  const params = new Params(decodeForm(text));
  const key = operation.method === 'POST' ? readIdempotencyKey(request) : null;
  await sandbox.ready();

  const caller = { actor, requestId: String(reply.getHeader('request-id')), idempotencyKey: key };
  const { answer, replayed } = await inCall(sandbox, caller, async (call) => {
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

/** Reads the paths of `expand[]`, such as `latest_charge` or `data.latest_charge`. */
function readExpand(params: Params): string[] {
  return Object.values(params.texts('expand') || {});
}

/** Inserts objects where a response has only their ids. */
async function expand(objects: ObjectStore, body: object, paths: string[]): Promise<object> {
  let expanded = body;
  for (const path of paths) expanded = await expandPath(objects, expanded, path.split('.'), path);
  return expanded;
}

async function expandPath(
  objects: ObjectStore,
  body: object,
  [field = '', ...rest]: string[],
  path: string,
): Promise<object> {
  const value: unknown = Reflect.get(body, field);
  return { ...body, [field]: await expandValue(objects, value, rest, path) };
}

async function expandValue(
  objects: ObjectStore,
  value: unknown,
  rest: string[],
  path: string,
): Promise<unknown> {
  if (value === null) return null;
  if (Array.isArray(value)) {
    return Promise.all(value.map((item: unknown) => expandValue(objects, item, rest, path)));
  }
  const found = typeof value === 'string' ? await objects.findAny(value) : value;
  if (typeof found !== 'object' || found === null) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
  }
  return rest.length === 0 ? found : expandPath(objects, found, rest, path);
}
