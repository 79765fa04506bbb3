import type { FastifyInstance } from 'fastify';
import type { Log } from '../telemetry/log.js';
import type { KeyedRequest } from './idempotency.guard.js';
import type { Attempt, IdempotencyKeysService, KeptAnswer } from './idempotency-keys.service.js';

/**
 * Stores the answers of calls that run under an `Idempotency-Key`. Runs before compression, which sends other bytes.
 */
export function keepAnswers(fastify: FastifyInstance, keys: IdempotencyKeysService, log: Log): void {
  const settle = async (attempt: Attempt, answer: KeptAnswer, requestId: string): Promise<void> => {
    try {
      await (isWorthAnotherTry(answer) ? keys.release(attempt) : keys.keep(attempt, answer));
    } catch (error) {
      // The call has had its effect, so its caller gets the answer and not this error.
      log.error({ requestId, error }, 'the answer was not kept for its idempotency key');
    }
  };
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { attempt } = request as KeyedRequest;
    if (!attempt) return done();
    const body = typeof payload === 'string' && payload ? payload : null;
    const settled = settle(attempt, { status: reply.statusCode, body }, request.id);
    // oxlint-disable-next-line promise/no-callback-in-promise -- requests without a key need no promise
    void settled.then(() => done());
  });
}

const isWorthAnotherTry = ({ status }: KeptAnswer): boolean => status >= 500 || status === 429;
