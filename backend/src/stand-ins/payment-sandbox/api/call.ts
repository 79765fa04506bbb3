import type { Pool, PoolClient } from 'pg';
import { inTransaction, ObjectStore } from './object-store.js';
import type { WebhookDeliveries } from './webhook-deliveries.js';
import { Problem } from './problem.js';

/** Holder of a key: the shop's server has the secret key, a buyer's browser the publishable key. */
export type Actor = 'server' | 'browser';

/** One call to the sandbox: the caller, the time, and the transaction of the whole call. */
export interface Call {
  actor: Actor;
  /** Time of the objects: a customer's own clock in billing, and otherwise the real time. */
  at: Date;
  /** Real time, for events and webhooks. */
  now: Date;
  /** Null if time alone caused the work. */
  requestId: string | null;
  idempotencyKey: string | null;
  client: PoolClient;
  objects: ObjectStore;
}

/** A response. A declined card is a response and not an exception, because its rows must not be rolled back. */
export interface Answer {
  status: number;
  body: object;
}

export function ok(body: object): Answer {
  return { status: 200, body };
}

/** Context that every part of the sandbox needs. */
export interface Sandbox {
  pool: Pool;
  keys: SandboxKeys;
  /** The shop's own origin, the only one that may post to the sandbox's page. */
  publicUrl: string;
  now: () => Date;
  deliveries: WebhookDeliveries;
  /** Resolves when the tables exist. */
  ready: () => Promise<void>;
}

/** Makes a call in its own transaction. */
export const inCall = <Result>(
  sandbox: Pick<Sandbox, 'pool' | 'now'>,
  caller: Pick<Call, 'actor' | 'requestId' | 'idempotencyKey'>,
  work: (call: Call) => Promise<Result>,
): Promise<Result> =>
  inTransaction(sandbox.pool, (client) => {
    const now = sandbox.now();
    return work({ ...caller, at: now, now, client, objects: new ObjectStore(client) });
  });

interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
}

/** Identifies the caller by the key in the Authorization header. */
export function actorOf(authorization: string | undefined, keys: SandboxKeys): Actor {
  const given = readKey(authorization);
  if (given === undefined) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (given === keys.secretKey) return 'server';
  if (given === keys.publishableKey) return 'browser';
  throw unauthorized(`Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}`);
}

export function refuseBrowser(actor: Actor): void {
  if (actor === 'server') return;
  throw unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  );
}

function readKey(authorization: string | undefined): string | undefined {
  const [scheme, value] = authorization?.split(' ') ?? [];
  if (!value) return undefined;
  if (scheme?.toLowerCase() !== 'basic') return value;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
}

function unauthorized(message: string, code?: string): Problem {
  return new Problem(401, { type: 'invalid_request_error', message, ...(code && { code }) });
}
