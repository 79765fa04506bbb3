import type { PoolClient } from 'pg';
import type { ObjectStore } from './object-store.js';

/** Who holds which key: the shop's server, or a buyer's browser. */
export type Actor = 'server' | 'browser';

/** One call to the sandbox: who asks, when, and the transaction all of it happens in. */
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
