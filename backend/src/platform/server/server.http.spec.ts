import { startTestApp, type TestApp } from '../../../test/app.js';
import { Readiness } from './health.controller.js';

describe('the server', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test('is live and ready', async () => {
    await t.browser().get('/api/health/live').expect(200, { status: 'ok' });
    await t.browser().get('/api/health/ready').expect(200, { status: 'ok' });
  });

  test('ends the connections of its last requests, and of no others', async () => {
    const connection = async () =>
      (await t.browser().get('/api/health/live').set('connection', 'keep-alive')).headers['connection'];
    expect(await connection()).toBe('keep-alive');
    t.app.get(Readiness).shuttingDown = true;
    expect(await connection()).toBe('close');
    t.app.get(Readiness).shuttingDown = false;
  });

  test('is not ready once it is stopping', async () => {
    t.app.get(Readiness).shuttingDown = true;
    const answer = await t.browser().get('/api/health/ready').expect(503);
    expect(answer.body.code).toBe('shutting_down');
    t.app.get(Readiness).shuttingDown = false;
  });

  test('answers an unknown address in the error envelope', async () => {
    const answer = await t.browser().get('/api/nothing/here').expect(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      code: 'not_found',
      message: 'There is nothing here',
      requestId: answer.headers['x-request-id'],
    });
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

  test('publishes its contract', async () => {
    const answer = await t.browser().get('/api/openapi.json').expect(200);
    expect(answer.body.paths['/api/health/ready']).toBeDefined();
  });
});
