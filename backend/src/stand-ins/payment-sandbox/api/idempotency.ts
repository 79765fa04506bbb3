import { createHash } from 'node:crypto';
import type { Answer, Call } from './call.js';
import { Problem } from './problem.js';

interface KeptAnswer {
  fingerprint: string;
  status: number | null;
  body: object | null;
}

export interface KeyedRequest {
  key: string;
  fingerprint: string;
}

export function fingerprintOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Answers a repeated key from memory, and otherwise does the work. The key's row is written in the work's transaction:
 * a second call with the key waits for the first, and a refused call leaves no trace.
 */
export async function once(
  call: Call,
  { key, fingerprint }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const claimed = await call.client.query(
    `insert into payment_sandbox.answers (idempotency_key, fingerprint) values ($1, $2)
     on conflict (idempotency_key) do nothing`,
    [key, fingerprint],
  );
  if (claimed.rowCount === 0) return { answer: await recall(call, key, fingerprint), replayed: true };
  const answer = await work();
  await call.client.query(
    'update payment_sandbox.answers set status = $2, body = $3 where idempotency_key = $1',
    [key, answer.status, JSON.stringify(answer.body)],
  );
  return { answer, replayed: false };
}

async function recall(call: Call, key: string, fingerprint: string): Promise<Answer> {
  const { rows } = await call.client.query<KeptAnswer>(
    'select fingerprint, status, body from payment_sandbox.answers where idempotency_key = $1',
    [key],
  );
  const [kept] = rows;
  if (!kept?.body || kept.status === null) throw new Error(`No answer was kept for the key ${key}`);
  if (kept.fingerprint !== fingerprint) {
    throw new Problem(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return { status: kept.status, body: kept.body };
}
