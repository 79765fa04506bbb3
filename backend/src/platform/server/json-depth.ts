import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../kernel/errors.js';

/** Nothing we read is nested deeper; Stripe's events are not either. */
const DEEPEST = 40;

/** 100 KB hold 50,000 brackets: code that walks such a body recursively would run out of stack. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', ({ body }, _reply, done) => {
    done(isDeeper(body, DEEPEST) ? badRequest('bad_request', 'We couldn’t read this request') : undefined);
  });
}
