import { startTestApp, type TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';
import { addToCart, startCheckout } from '../builders/orders.js';
import { aMember, aRegistration } from '../builders/people.js';
import { type CollectedSpan, TraceCollector } from '../trace-collector.js';

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`;

const collector = new TraceCollector();
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen() });
});
afterAll(async () => {
  await t.close();
  collector.close();
});

const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request is one span in its caller’s trace, with its statements inside', async () => {
  const { id } = await aProduct(t);
  const answer = await t.browser().get(`/api/products/${id}?x=1`).set('traceparent', TRACEPARENT);
  const span = await collector.span('GET /api/products/:id');
  expect(span).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
  expect(attributesOf(span)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/products/:id',
    'http.response.status_code': answer.status,
    'sanctum.request_id': answer.headers['x-request-id'],
  });
  const statements = collector.trace(span).filter(({ name }) => name.startsWith('select '));
  expect(statements).not.toEqual([]);
  for (const each of statements) {
    expect(each.parentSpanId).toBe(span.spanId);
    expect(attributesOf(each)).toMatchObject({
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
    });
  }
});

test('an unreadable caller’s trace starts a new one', async () => {
  await t.browser().get('/api/products').set('traceparent', 'nonsense').expect(200);
  const span = await collector.span('GET /api/products');
  expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span.parentSpanId).toBeUndefined();
});

test('a body that arrives later, its transaction and its job are in the same trace; nothing names the person', async () => {
  const words = { name: 'Rosamunde', email: 'rosamunde@traces.example' };
  const answer = await t.browser().post('/api/auth/register').send(aRegistration(words)).expect(201);
  await t.runJobs();
  const span = await collector.span('POST /api/auth/register');
  await collector.span('job mail.send');
  const names = collector.trace(span).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['start', 'insert accounts', 'commit', 'job mail.send']));
  const told = JSON.stringify(collector.spans);
  for (const word of [...Object.values(words), answer.body.user?.id ?? answer.body.id])
    expect(told).not.toContain(word);
});

test('calls to the storage and Stripe are part of the request, without names', async () => {
  const { browser } = await aMember(t);
  await addToCart(browser, (await aProduct(t)).id);
  await startCheckout(browser);
  const stripe = await collector.span('stripe POST /v1/payment_intents');
  expect(collector.trace(stripe).map(({ name }) => name)).toContain('POST /api/create-payment-intent');
  await t.browser().get('/api/health/ready').expect(200);
  const s3 = await collector.span('s3 HeadBucket');
  expect(collector.trace(s3).map(({ name }) => name)).toContain('GET /api/health/ready');
});

test('a statement outside any work is not recorded', async () => {
  await t.database.query(`select 1 as "nobody's"`);
  const told = collector.spans.length;
  await t.browser().get('/api/health/live').expect(200);
  await collector.span('GET /api/health/live');
  expect(collector.spans.slice(told).map(({ name }) => name)).not.toContain('select');
});
