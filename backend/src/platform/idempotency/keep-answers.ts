import type { FastifyInstance } from 'fastify';
import type { Log } from '../telemetry/log.js';
import type { KeyedRequest } from './idempotency.guard.js';
import type { IdempotencyKeysService, KeptAnswer } from './idempotency-keys.service.js';

/** Keeps the answers of calls that run under an `Idempotency-Key`. Stands before compression, which sends other bytes. */
export function keepAnswers(fastify: FastifyInstance, keys: IdempotencyKeysService, log: Log): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { attempt } = request as KeyedRequest;
    if (!attempt) return done();
    const answer = {
      status: reply.statusCode,
      body: typeof payload === 'string' && payload ? payload : null,
    };
    const settled = isWorthAnotherTry(answer) ? keys.release(attempt) : keys.keep(attempt, answer);
    settled.then(
      () => done(),
      (error: unknown) => {
        // The call has had its effect; its caller hears of that, not of this.
        log.error({ requestId: request.id, error }, 'the answer was not kept for its idempotency key');
        done();
      },
    );
  });
}

const isWorthAnotherTry = ({ status }: KeptAnswer): boolean => status >= 500 || status === 429;
