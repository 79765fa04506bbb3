import { aRegistration } from '../../../test/builders/people.js';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import zlib from 'node:zlib';
import request from 'supertest';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { aMember } from '../../../test/builders/people.js';
import { seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { projectRoot } from '../config/project-root.js';
import { Storage } from '../storage/index.js';
import { unreachable } from '../storage/reaching.js';
import { Readiness } from './health.controller.js';
import { deepTest } from '../../../test/deep-test.js';
import { ApiDocs } from './api-docs.js';

const COMMIT = '2f5d50aabf';

describe('the server', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp({ COMMIT });
  });
  afterAll(() => t.close());

  test('is live and ready', async () => {
    const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'backend/package.json'), 'utf8'));
    await t.browser().get('/api/health/live').expect(200, { status: 'ok', version, commit: COMMIT });
    await t.browser().get('/api/health/ready').expect(200, { status: 'ok' });
  });

  test('ends the connections of its last requests, and no others', async () => {
    const connection = async () =>
      (await t.browser().get('/api/health/live').set('connection', 'keep-alive')).headers['connection'];
    expect(await connection()).toBe('keep-alive');
    t.app.get(Readiness).shuttingDown = true;
    expect(await connection()).toBe('close');
    t.app.get(Readiness).shuttingDown = false;
  });

  test('is not ready while it is stopping', async () => {
    t.app.get(Readiness).shuttingDown = true;
    const answer = await t.browser().get('/api/health/ready').expect(503);
    expect(answer.body.code).toBe('shutting_down');
    t.app.get(Readiness).shuttingDown = false;
  });

  test('is ready once its bucket answers again, and asks it once for all checks within five seconds', async () => {
    t.clock.advance(seconds(5));
    const check = jest.spyOn(t.app.get(Storage, { strict: false }), 'check');
    check.mockRejectedValueOnce(unreachable());
    const ready = () => t.browser().get('/api/health/ready');
    expect((await ready().expect(503)).body.code).toBe('storage_unavailable');
    t.clock.advance(seconds(5) - 1);
    await ready().expect(503);
    expect(check).toHaveBeenCalledTimes(1);
    t.clock.advance(1);
    await Promise.all([ready().expect(200), ready().expect(200)]);
    expect(check).toHaveBeenCalledTimes(2);
    check.mockRestore();
  });

  test('answers an unknown address in the error envelope', async () => {
    const answer = await t.browser().get('/api/nothing/here').expect(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      code: 'not_found',
      message: 'Not found',
      requestId: answer.headers['x-request-id'],
    });
  });

  test('answers a path that climbs out of a folder as if it did not exist', async () => {
    const { port, hostname } = new URL(t.url);
    const socket = connect(Number(port), hostname);
    // supertest would resolve the dots before sending
    socket.end('GET /api/docs/../package.json HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 [^]*"code":"not_found"/);
  });

  test.each([
    ['text/plain', 'email=rosa'],
    ['application/x-www-form-urlencoded', 'email=rosa'],
    ['application/xml', '<email/>'],
  ])('refuses bodies that are %s', async (type, body) => {
    const answer = await t.browser().post('/api/auth/login').set('content-type', type).send(body);
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('unsupported_media_type');
  });

  test('refuses an unsafe call from another site', async () => {
    const answer = await t.browser().post('/api/health/live').set('sec-fetch-site', 'cross-site').expect(403);
    expect(answer.body.code).toBe('foreign_page');
  });

  test('refuses a body that is nested too deeply', async () => {
    const deep = `{"email":${'['.repeat(40_000)}${']'.repeat(40_000)},"password":"x"}`;
    const answer = await t.browser().post('/api/auth/login').type('json').send(deep).expect(400);
    expect(answer.body.code).toBe('bad_request');
  });

  describe('publishes its contract', () => {
    const get = (encoding: string, more: Record<string, string> = {}) =>
      t
        .browser()
        .get('/api/openapi.json')
        .set({ 'accept-encoding': encoding, ...more });

    test.each([
      ['br, gzip', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['deflate', 'identity'],
    ])('to a client that accepts %s as %s', async (accepted, encoding) => {
      const answer = await get(accepted).expect(200);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.body.paths['/api/health/ready']).toBeDefined();
    });

    test('with an ETag, and does not send it again to a client that has it', async () => {
      const { etag = '' } = (await get('gzip').expect(200)).headers;
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      const again = await get('br', { 'if-none-match': etag }).expect(304);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    });

    deepTest('compressed once, however many ask for it', async () => {
      await get('br').expect(200);
      const compress = jest.spyOn(zlib, 'brotliCompress');
      await Promise.all(Array.from({ length: 20 }, () => get('br').expect(200)));
      expect(compress).not.toHaveBeenCalled();
      compress.mockRestore();
    });

    test('as made with the build, so that nobody waits for it to be generated', async () => {
      const { body } = await get('identity').expect(200);
      expect(body).toEqual(JSON.parse(readFileSync(path.join(projectRoot, 'openapi/openapi.json'), 'utf8')));
    });

    test('on a page with all scripts and styles as files of this server, as the content policy requires', async () => {
      const { text, headers } = await t.browser().get('/api/docs').expect(200);
      expect(headers['content-security-policy']).toContain(`script-src 'self';`);
      expect(text).not.toMatch(/<script(?![^>]* src="\/)|<style|style=|\son\w+=/);
      const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
      expect(files).toHaveLength(5);
      for (const file of [...files, '/api/docs/guide.js', '/api/docs/search.js', '/api/docs/resolve.js'])
        await t.browser().get(file).expect(200);
      await t.browser().get('/api/docs/package.jso').expect(404);
    });

    test('with a guide that knows each role’s scopes, and without accounts unless the demo is installed', async () => {
      const { body } = await t.browser().get('/api/docs/guide.json').expect(200);
      expect(body.demoAccounts).toEqual([]);
      expect(body.scopes.creator).toContain('orders:refund');
      expect(body.scopes.member).not.toContain('orders:read');
      t.app.get(ApiDocs).demoAccounts = [{ email: 'coach@example.org', password: 'seed' }];
      const demo = await t.browser().get('/api/docs/guide.json').expect(200);
      expect(demo.body.demoAccounts).toEqual([{ email: 'coach@example.org', password: 'seed' }]);
    });

    test('with the version of the product, which is the same in every package', async () => {
      const { body } = await get('identity').expect(200);
      const versions = ['', 'backend/'].map((folder) => {
        const manifest = readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8');
        return (JSON.parse(manifest) as { version: string }).version;
      });
      expect(versions).toEqual([body.info.version, body.info.version]);
    });

    test('with its tags in business order, technical ones last', async () => {
      const { body } = await get('identity').expect(200);
      const names = (body.tags as { name: string }[]).map(({ name }) => name);
      const inOrder = ['Studio', 'Coach orders', 'Students', 'Course builder', 'Coach sessions', 'Community'];
      expect(names.filter((name) => [...inOrder, 'Cart', 'Health'].includes(name))).toEqual([
        ...inOrder,
        'Cart',
        'Health',
      ]);
    });
  });

  test.each([
    ['post', '/api/health/live', 'GET, HEAD'],
    ['get', '/api/auth/login', 'POST'],
    ['put', `/api/products/${newId()}?x=1`, 'GET, HEAD'],
    ['options', '/api/health/ready', 'GET, HEAD'],
  ] as const)('answers %s %s with 405 and names the methods it knows: %s', async (method, url, allowed) => {
    const { body, headers } = await t.browser()[method](url).expect(405);
    expect(body).toMatchObject({ statusCode: 405, code: 'method_not_allowed' });
    expect(headers['allow']).toBe(allowed);
  });

  test('has no metrics, and answers with a 404 instead of a page', async () => {
    expect((await t.browser().get('/metrics').expect(404)).body.code).toBe('not_found');
  });

  test.each(['/api/cart', '/api/cart/count', '/api/auth/session', '/api/me', '/api/nothing'])(
    'forbids caching of the answer of %s',
    async (url) => {
      const { browser } = await aMember(t);
      expect((await browser.get(url)).headers['cache-control']).toBe('no-store');
    },
  );

  describe('refuses with the headers of every answer', () => {
    const guards = [
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ];

    test('an address that cannot be decoded', async () => {
      const { headers, body } = await t.browser().get('/api/products/%E0%A4%A').expect(400);
      expect(body.requestId).toBe(headers['x-request-id']);
      for (const name of [...guards, 'cache-control']) expect(headers[name]).toBeDefined();
    });

    test('data that is not a request', async () => {
      const { port, hostname } = new URL(t.url);
      const socket = connect(Number(port), hostname);
      socket.end('no request\r\n\r\n');
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      for (const name of [...guards, 'x-request-id']) expect(answer).toContain(`\r\n${name}: `);
    });
  });

  deepTest('counts the calls of one IPv6 network as those of one caller', async () => {
    const behindProxy = await startTestApp({ TRUST_PROXY: '1' });
    const body = { email: 'nobody@example.org', password: 'wrong' };
    for (const ip of ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7'])
      await behindProxy.browser().post('/api/auth/login').set('x-forwarded-for', ip).send(body).expect(401);
    const counted = await behindProxy.database.query(
      'select who, sum(calls)::int as calls from rate_limits group by who order by who',
    );
    expect(counted).toEqual([
      { who: '2001:db8:1:2::/64', calls: 2 },
      { who: '2001:db8:1:3::/64', calls: 1 },
    ]);
    await behindProxy.close();
  });

  deepTest(
    'sets cookies that are Secure by its own address, whatever a header says of the connection',
    async () => {
      const here = await startTestApp({ TRUST_PROXY: '1' });
      const there = await startTestApp({ TRUST_PROXY: '1', PUBLIC_URL: 'https://sanctum.example' });
      const cookiesOf = async (app: TestApp, proto: string) => {
        const { body, headers } = await request(`http://127.0.0.1:${new URL(await app.app.getUrl()).port}`)
          .post('/api/auth/register')
          .set('x-forwarded-proto', proto)
          .send(aRegistration({ name: 'Rosa', email: `${newId()}@example.org` }));
        expect(body.code).toBeUndefined();
        return headers['set-cookie'] as unknown as string[];
      };
      for (const cookie of await cookiesOf(here, 'https')) expect(cookie).not.toMatch(/Secure|__Host-/);
      for (const cookie of await cookiesOf(there, 'http')) expect(cookie).toMatch(/^__Host-.*; Secure/);
      await Promise.all([here.close(), there.close()]);
    },
  );
});
