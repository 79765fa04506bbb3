import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { sabotage } from '../../../test/contract/strict-answers.js';
import { hours, minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { projectRoot } from '../config/project-root.js';
import { marksOf, operationsOf, takesIdempotencyKey } from '../contract/operations.js';
import { Database } from '../database/database.js';
import { IdempotencyKeysService } from './idempotency-keys.service.js';

describe('a call with an Idempotency-Key', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());
  afterEach(() => jest.restoreAllMocks());

  const reply = (key: string, body: object, { browser }: Person = coach) =>
    browser.post('/api/creator/saved-replies').set('idempotency-key', key).send(body);
  const aReply = () => ({ title: newId(), text: 'Thank you!' });
  const replies = async (title: string) =>
    (await t.database.query('select 1 from saved_replies where title = $1', [title])).length;
  const tokenOf = async (): Promise<string> => {
    const { body } = await coach.browser
      .post('/api/me/api-tokens')
      .send({ name: 'A program', scopes: ['messages:write'], expiresInDays: 1 })
      .expect(201);
    return (body as { token: string }).token;
  };

  test('happens once, and gets the same status and body again', async () => {
    const [key, wanted] = [newId(), aReply()];
    const first = await reply(key, wanted).expect(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    const again = await reply(key, wanted).expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await replies(wanted.title)).toBe(1);
  });

  test('without a response body has none when repeated either', async () => {
    const key = newId();
    const call = () =>
      coach.browser
        .post('/api/creator/coaching/calendar/add-time-off')
        .set('idempotency-key', key)
        .send({ from: '2027-03-01', to: '2027-03-02' });
    await call().expect(204);
    const again = await call().expect(204);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.text).toBe('');
  });

  test('sent twice at once runs once; the other is told to wait', async () => {
    const [key, wanted] = [newId(), aReply()];
    const both = await Promise.all([reply(key, wanted), reply(key, wanted)]);
    const statuses = both.map(({ status }) => status).sort();
    // the second may arrive just after the first was answered
    expect([
      [201, 201],
      [201, 409],
    ]).toContainEqual(statuses);
    for (const { status, body, headers } of both) {
      if (status !== 409) continue;
      expect(body).toMatchObject({ code: 'idempotency_key_in_use' });
      expect(headers['retry-after']).toBe('1');
    }
    expect(await replies(wanted.title)).toBe(1);
  });

  test('is refused with another body or another address', async () => {
    const key = newId();
    await reply(key, aReply()).expect(201);
    const other = await reply(key, aReply()).expect(409);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
    const elsewhere = await coach.browser
      .post('/api/creator/coaching/calendar/add-time-off')
      .set('idempotency-key', key)
      .send({ from: '2027-03-01', to: '2027-03-02' })
      .expect(409);
    expect(elsewhere.body).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('belongs to its caller: another person, a token and a visitor have their own keys', async () => {
    const [key, product] = [newId(), await aProduct(t)];
    const put = async ({ browser }: Pick<Person, 'browser'>) => {
      const { headers } = await browser
        .post('/api/cart')
        .set('idempotency-key', key)
        .send({ productId: product.id, quantity: 1 })
        .expect(201);
      return headers['idempotent-replayed'];
    };
    const [rosa, ida] = [await aMember(t), await aMember(t)];
    expect([await put(rosa), await put(ida), await put(rosa)]).toEqual([undefined, undefined, 'true']);

    const visitor = { browser: t.browser() };
    expect([await put(visitor), await put(visitor), await put(visitor)]).toEqual([
      undefined, // it has no cookie yet, so nothing is kept
      undefined,
      'true',
    ]);
    expect(await put({ browser: t.browser() })).toBeUndefined();

    const wanted = aReply();
    await reply(key, wanted).expect(201);
    const token = await tokenOf();
    const byProgram = await t
      .browser()
      .post('/api/creator/saved-replies')
      .set({ 'idempotency-key': key, authorization: `Bearer ${token}` })
      .send(aReply())
      .expect(201);
    expect(byProgram.headers['idempotent-replayed']).toBeUndefined();
  });

  test('repeats a refusal too', async () => {
    const key = newId();
    const first = await reply(key, { title: '' }).expect(400);
    const again = await reply(key, { title: '' }).expect(400);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  test('runs again after a failure of the server', async () => {
    const [key, wanted] = [newId(), aReply()];
    sabotage();
    await t.database.query('alter table saved_replies rename to away');
    await reply(key, wanted).expect(500);
    await t.database.query('alter table away rename to saved_replies');
    const { headers } = await reply(key, wanted).expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
    expect(await replies(wanted.title)).toBe(1);
  });

  test('runs again a day later, when its answer has been deleted', async () => {
    const [key, wanted] = [newId(), aReply()];
    await reply(key, wanted).expect(201);
    t.clock.advance(hours(24));
    await coach.browser.post('/api/auth/refresh').expect(200);
    const { headers } = await reply(key, wanted).expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
    expect(await replies(wanted.title)).toBe(2);
    await t.app.get(IdempotencyKeysService, { strict: false }).forgetOld();
    const left = await t.database.query('select started_at as "startedAt" from idempotency_keys');
    expect(left).toEqual([{ startedAt: t.clock.now() }]);
  });

  test('whose server has stopped runs again after two minutes', async () => {
    const [key, wanted] = [newId(), aReply()];
    await reply(key, wanted).expect(201);
    await t.database.query('update idempotency_keys set answer = null');
    const early = await reply(key, wanted).expect(409);
    expect(early.body).toMatchObject({ code: 'idempotency_key_in_use' });
    t.clock.advance(minutes(2));
    const late = await Promise.all([reply(key, wanted), reply(key, wanted)]);
    const ran = late.filter(({ status, headers }) => status === 201 && !headers['idempotent-replayed']);
    expect(ran).toHaveLength(1);
    expect(await replies(wanted.title)).toBe(2);
  });

  test.each(['', 'two words', 'ñandú', 'x'.repeat(256)])('is refused with the key %j', async (key) => {
    const { body } = await reply(Buffer.from(key).toString('latin1'), aReply()).expect(400);
    expect(body).toMatchObject({ code: 'bad_idempotency_key' });
  });

  test('stores nothing readable: neither the key, nor the request, nor the response', async () => {
    const [key, wanted] = [newId(), aReply()];
    await reply(key, wanted).expect(201);
    const rows = await t.database.query<{ line: string }>('select k::text as line from idempotency_keys k');
    expect(rows.some(({ line }) => line.includes(key) || line.includes(wanted.title))).toBe(false);
  });

  test('is answered even if its answer could not be stored', async () => {
    const wanted = aReply();
    const query = Database.prototype.query;
    jest.spyOn(Database.prototype, 'query').mockImplementation(function (this: Database, sql, parameters) {
      if (sql.startsWith('update idempotency_keys')) return Promise.reject(new Error('connection lost'));
      return query.call(this, sql, parameters);
    });
    await reply(newId(), wanted).expect(201);
    expect(await replies(wanted.title)).toBe(1);
  });

  test('takes two statements, and a call without a key takes none', async () => {
    const asked = jest.spyOn(Database.prototype, 'query');
    const statements = () => asked.mock.calls.filter(([sql]) => sql.includes('idempotency_keys')).length;
    await coach.browser.post('/api/creator/saved-replies').send(aReply()).expect(201);
    expect(statements()).toBe(0);
    await reply(newId(), aReply()).expect(201);
    expect(statements()).toBe(2);
  });
});

describe('without the primary key', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  afterEach(() => jest.restoreAllMocks());

  test('two simultaneous calls both run', async () => {
    await t.database.query('alter table idempotency_keys drop constraint idempotency_keys_pk');
    const query = Database.prototype.query;
    jest.spyOn(Database.prototype, 'query').mockImplementation(function (this: Database, sql, parameters) {
      const claim = sql.startsWith('insert into idempotency_keys');
      return query.call(
        this,
        claim ? sql.replace(/on conflict[^]*where k.started_at <= \$6/, '') : sql,
        claim ? parameters?.slice(0, 5) : parameters,
      );
    });
    const { browser } = await aCreator(t);
    const [key, wanted] = [newId(), { title: newId(), text: 'Thank you!' }];
    const send = () =>
      browser.post('/api/creator/saved-replies').set('idempotency-key', key).send(wanted).expect(201);
    await Promise.all([send(), send()]);
    const rows = await t.database.query('select 1 from saved_replies where title = $1', [wanted.title]);
    expect(rows).toHaveLength(2);
  });
});

describe('the contract', () => {
  const document = JSON.parse(
    readFileSync(path.join(projectRoot, 'openapi/openapi.json'), 'utf8'),
  ) as OpenAPIObject;
  const posts = operationsOf(document).filter(({ method }) => method === 'post');

  /**
   * Names of fields with a secret. `clientSecret` is not one: it can be requested again, and opens one payment of its
   * owner.
   */
  const SECRETS = /token|secret|codes|password/i;
  const ALLOWED = ['createPaymentIntent', 'startMySubscriptions', 'prepareMySubscriptionCard'];

  const fieldsIn = (value: unknown, seen = new Set<string>()): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => fieldsIn(one, seen));
    if (typeof value !== 'object' || value === null) return [];
    const { $ref, properties, ...rest } = value as { $ref?: string; properties?: object };
    if ($ref !== undefined) {
      if (seen.has($ref)) return [];
      seen.add($ref);
      const found = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
      return fieldsIn(found, seen);
    }
    return [...Object.keys(properties ?? {}), ...fieldsIn(Object.values({ ...properties, ...rest }), seen)];
  };

  const goodAnswers = ({ responses }: (typeof posts)[number]['operation']) =>
    Object.entries(responses).flatMap(([status, answer]) => (status < '300' ? [answer] : []));
  const telling = (operations: typeof posts) =>
    operations
      .filter(({ operation }) =>
        goodAnswers(operation).some((one) => fieldsIn(one).some((name) => SECRETS.test(name))),
      )
      .map(({ operation }) => operation.operationId);

  test('stores no answer that contains a secret', () => {
    expect(telling(posts.filter(takesIdempotencyKey))).toEqual(ALLOWED);
    // A field that is found looks like this.
    expect(telling(posts)).toContain('createMyApiToken');
  });

  test('stores only JSON answers', () => {
    const others = posts.filter(
      (placed) =>
        takesIdempotencyKey(placed) &&
        goodAnswers(placed.operation).some(
          (one) => one && 'content' in one && one.content && !('application/json' in one.content),
        ),
    );
    expect(others.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  test('names the header and both conflicts at every POST that takes it', () => {
    const taking = posts.filter(takesIdempotencyKey);
    expect(taking.length).toBeGreaterThan(100);
    for (const { operation } of taking) {
      expect(operation.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
      expect(JSON.stringify(operation.responses['409'])).toMatch(/IdempotencyKeyInUse_IdempotencyKeyReused/);
    }
    for (const { operation } of posts.filter((placed) => !takesIdempotencyKey(placed)))
      expect(marksOf(operation)['x-ignores-idempotency-key']).toEqual(expect.any(String));
  });
});
