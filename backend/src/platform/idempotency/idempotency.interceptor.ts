import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { badRequest } from '../../kernel/errors.js';
import type { ActedRequest } from '../security/access.guard.js';
import { readVisitorToken } from '../security/cookies.js';
import { problemFor } from '../server/problem.filter.js';
import { Log } from '../telemetry/log.js';
import { IdempotencyKeysService, type KeptAnswer, type KeyedCall } from './idempotency-keys.service.js';
import { IGNORES_IDEMPOTENCY_KEY } from '../http/ignores-idempotency-key.js';

/** Visible ASCII; the quotes of the IETF draft's form belong to the key. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs a POST once for each `Idempotency-Key` of a caller, and repeats its answer for a day. Guards come first, so
 * what they refuse runs when it is sent again. A call without the header costs nothing.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyKeysService,
    private readonly log: Log,
  ) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<unknown>,
  ): Observable<unknown> | Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<ActedRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method !== 'POST') return next.handle();
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<string | undefined>(IGNORES_IDEMPOTENCY_KEY, places))
      return next.handle();
    if (typeof key !== 'string' || !KEY.test(key))
      throw badRequest('bad_idempotency_key', 'Idempotency-Key must be 1 to 255 visible ASCII characters');
    const caller = callerOf(request);
    if (caller === undefined) return next.handle();
    const call = { ...caller, key, request: requestOf(request) };
    return this.once(call, request, context.switchToHttp().getResponse<FastifyReply>(), next);
  }

  private async once(
    call: KeyedCall,
    request: ActedRequest,
    reply: FastifyReply,
    next: CallHandler<unknown>,
  ): Promise<Observable<unknown>> {
    const claimed = await this.keys.claim(call);
    if ('status' in claimed) {
      void reply.code(claimed.status).header('idempotent-replayed', 'true');
      return of(claimed.body);
    }
    const settle = async (answer: KeptAnswer): Promise<void> => {
      try {
        await (isWorthAnotherTry(answer) ? this.keys.release(claimed) : this.keys.keep(claimed, answer));
      } catch (error) {
        // The call has had its effect; its caller hears of that, not of this.
        this.log.error({ requestId: request.id, error }, 'the answer was not kept for its idempotency key');
      }
    };
    try {
      const body = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await settle({ status: reply.statusCode, body });
      return of(body);
    } catch (error) {
      const problem = problemFor(error, request);
      await settle({ status: problem.statusCode, body: problem });
      throw error;
    }
  }
}

const isWorthAnotherTry = ({ status }: KeptAnswer): boolean => status >= 500 || status === 429;

/** The identity that a key belongs to. A visitor without a cookie has none, and keys of strangers could be the same. */
function callerOf(request: ActedRequest): Pick<KeyedCall, 'caller' | 'accountId'> | undefined {
  const { actor } = request;
  if (actor) {
    const caller = actor.scopes ? `token ${actor.sessionId}` : `account ${actor.accountId}`;
    return { caller, accountId: actor.accountId };
  }
  const visitor = readVisitorToken(request);
  return visitor === undefined ? undefined : { caller: `visitor ${visitor}`, accountId: undefined };
}

const requestOf = ({ method, url, body }: ActedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex');
