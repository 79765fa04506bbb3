import { createHash } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { badRequest } from '../../kernel/errors.js';
import { IGNORES_IDEMPOTENCY_KEY } from '../http/ignores-idempotency-key.js';
import type { ActedRequest } from '../security/access.guard.js';
import { readVisitorToken } from '../security/cookies.js';
import { type Attempt, IdempotencyKeysService, type KeyedCall } from './idempotency-keys.service.js';

/** A call running under its key; `keepAnswers` stores its answer. */
export interface KeyedRequest extends ActedRequest {
  attempt?: Attempt;
}

/** Pattern of keys: visible ASCII; the quotes of the IETF draft's form belong to the key. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs a POST once for each `Idempotency-Key` of a caller, and repeats its answer for a day. It is the last guard, so
 * calls refused by other guards run when repeated. A guard and not an interceptor, because a global interceptor would
 * pass every request through RxJS.
 */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyKeysService,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<KeyedRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined || request.method !== 'POST') return true;
    const places = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<string | undefined>(IGNORES_IDEMPOTENCY_KEY, places)) return true;
    if (typeof key !== 'string' || !KEY.test(key))
      throw badRequest('bad_idempotency_key', 'Idempotency-Key must be 1 to 255 visible ASCII characters');
    const caller = callerOf(request);
    if (caller === undefined) return true;
    return this.claim(
      { ...caller, key, request: requestOf(request) },
      request,
      http.getResponse<FastifyReply>(),
    );
  }

  private async claim(call: KeyedCall, request: KeyedRequest, reply: FastifyReply): Promise<boolean> {
    const claimed = await this.keys.claim(call);
    if (!('status' in claimed)) {
      request.attempt = claimed;
      return true;
    }
    void reply.code(claimed.status).header('idempotent-replayed', 'true');
    if (claimed.body !== null) void reply.type('application/json; charset=utf-8');
    // After `false`, the exception filter finds the reply sent and adds nothing.
    void reply.send(claimed.body ?? undefined);
    return false;
  }
}

/**
 * Returns the identity that a key belongs to. A visitor without a cookie has none, and keys of strangers could be the
 * same.
 */
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
