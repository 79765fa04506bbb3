import { createSecretKey } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { FakeClock } from '../../../test/fake-clock.js';
import { minutes } from '../../kernel/clock.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { type Actor, SessionVerifier } from './actor.js';
import type { AppSecret } from './app-secret.js';

const rosa: Actor = {
  accountId: 'rosa',
  sessionId: 'phone',
  role: 'member',
  band: 'adult',
  mustEnrol: false,
  authenticatedAt: new Date(0),
};
const clock = new FakeClock();
const open = new Set(['phone']);

class OpenSessions extends SessionVerifier {
  override verify({ sessionId }: { sessionId: string }): Promise<Actor> {
    return Promise.resolve(open.has(sessionId) ? rosa : undefined);
  }
}

const secret = { keysFor: () => [createSecretKey(Buffer.alloc(32))] } as Partial<AppSecret> as AppSecret;
const strategy = new AccessTokenStrategy(secret, new OpenSessions(), clock);

/** Validates like passport after it has verified the signature of `head.body.signature`. */
const readByPassport = () =>
  strategy.validate(
    { headers: { authorization: 'Bearer head.body.signature' } } as Partial<FastifyRequest> as FastifyRequest,
    {
      sub: 'rosa',
      sid: 'phone',
      typ: 'access',
      exp: Math.floor((clock.now().getTime() + minutes(10)) / 1000),
    },
  );
const known = () => strategy.payloadOf('head.body.signature')!;

describe('an access token that was verified before', () => {
  beforeEach(async () => {
    open.add('phone');
    expect(await readByPassport()).toBe(rosa);
  });

  test('is still valid for the same person', async () => expect(await strategy.actorOf(known())).toBe(rosa));

  test('is no longer valid when its session has ended', async () => {
    open.clear();
    expect(await strategy.actorOf(known())).toBeUndefined();
  });

  test('is no longer valid after its ten minutes', async () => {
    clock.advance(minutes(10));
    expect(await strategy.actorOf(known())).toBeUndefined();
  });

  test('does not vouch for another signature', () =>
    expect(strategy.payloadOf('head.body.forged')).toBeUndefined());
});
