import type { PoolClient } from 'pg';
import type { ObjectStore } from './object-store.js';

/** Holder of a key: the shop's server has the secret key, a buyer's browser the publishable key. */
export type Actor = 'server' | 'browser';

/** One call to the sandbox: the caller, the time, and the transaction of the whole call. */
export interface Call {
  actor: Actor;
  at: Date;
  requestId: string;
  idempotencyKey: string | null;
  client: PoolClient;
  objects: ObjectStore;
}

/** The answer. A declined card is an answer and not a thrown problem, because its rows must not be rolled back. */
export interface Answer {
  status: number;
  body: object;
}

export function ok(body: object): Answer {
  return { status: 200, body };
}
