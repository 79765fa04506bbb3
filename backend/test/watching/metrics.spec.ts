import { minutes } from '../../src/kernel/clock.js';
import { newId } from '../../src/kernel/ids.js';
import { CompareMoneyJob } from '../../src/modules/payments/checks/compare-money.job.js';
import { Database } from '../../src/platform/database/database.js';
import { roundOf } from '../../src/platform/jobs/job.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.js';
import { Mailer } from '../../src/platform/mail/index.js';
import { MetricsServer } from '../../src/platform/metrics/metrics-server.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { Log } from '../../src/platform/telemetry/log.js';
import { startTestApp, type TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';
import { aPaidOrder } from '../builders/orders.js';
import { aMember } from '../builders/people.js';

let t: TestApp;
let port: number | undefined;
beforeAll(async () => {
  t = await startTestApp({ METRICS_PORT: '0', COMMIT: '2f5d50aabf' });
  port = await t.app.get(MetricsServer).open();
});
afterAll(() => t.close());

const ask = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);

/** Value of a line such as `sanctum_jobs_parked{kind="x"}`; undefined without such a line. */
async function figure(line: string): Promise<number | undefined> {
  const text = await (await ask('/metrics')).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

it('metrics have their own port, which serves nothing else', async () => {
  const answer = await ask('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect((await ask('/api/products')).status).toBe(404);
  await t.browser().get('/metrics').expect(404);
});

it('without a port there are no metrics', async () => {
  const closed = new MetricsServer(
    t.app.get(Metrics),
    { metricsPort: undefined, host: '127.0.0.1' },
    t.app.get(Log),
  );
  expect(await closed.open()).toBeUndefined();
});

it('the running version is a metric', async () => {
  expect(await figure('sanctum_build{version="0.1.0",commit="2f5d50aabf"}')).toBe(1);
});

it('requests are counted by route, so that no id is in the metrics', async () => {
  const { id } = await aProduct(t);
  await t.browser().get(`/api/products/${id}`).expect(200);
  await t.browser().get(`/api/products/${newId()}`).expect(404);
  const line = (status: number) =>
    `sanctum_http_requests_total{method="GET",route="/api/products/:id",status="${status}"}`;

  expect(await figure(line(200))).toBe(1);
  expect(await figure(line(404))).toBe(1);
  expect(await figure('sanctum_http_request_seconds_count{method="GET",route="/api/products/:id"}')).toBe(2);
  expect(await (await ask('/metrics')).text()).not.toContain(id);
});

it('refused sign-ins are counted by reason', async () => {
  const { email } = await aMember(t);
  const refused = 'sanctum_logins_refused_total{code="wrong_credentials"}';
  expect(await figure(refused)).toBeUndefined();
  await t.browser().post('/api/auth/login').send({ email, password: 'not the password' }).expect(401);

  expect(await figure(refused)).toBe(1);
});

it('background jobs report how long they have been due, and which are parked', async () => {
  await t.runJobs();
  expect(await figure('sanctum_jobs_lag_seconds')).toBe(0);
  await t.app.get(JobQueue).addAlone({ job: roundOf('test.nobody-does-it'), payload: {} });
  t.clock.advance(minutes(7));

  expect(await figure('sanctum_jobs_lag_seconds')).toBe(7 * 60);
  expect(await figure('sanctum_jobs_due{kind="test.nobody-does-it"}')).toBe(1);
  await t.database.query(`update jobs set parked_at = $1 where kind = 'test.nobody-does-it'`, [
    t.clock.now(),
  ]);
  expect(await figure('sanctum_jobs_lag_seconds')).toBe(0);
  expect(await figure('sanctum_jobs_parked{kind="test.nobody-does-it"}')).toBe(1);
});

it('a paid order that grants nothing is in the metrics after the next comparison', async () => {
  const line = 'sanctum_money_findings{check="paid_without_access"}';
  expect(await figure(line)).toBe(0);
  const rosa = await aMember(t);
  const { id } = await aProduct(t);
  await aPaidOrder(t, rosa, id);
  await t.database.query('delete from enrollments where account_id = $1', [rosa.id]);
  await t.app.get(CompareMoneyJob, { strict: false }).run();

  expect(await figure(line)).toBe(1);
  expect(await figure('sanctum_money_comparison_age_seconds')).toBe(0);
});

it('emails are counted, including those that cannot be sent', async () => {
  await t.runJobs();
  const sent = (await figure('sanctum_mails_total{outcome="sent"}')) ?? 0;
  const mailer = jest
    .spyOn(t.app.get(Mailer, { strict: false }), 'send')
    .mockRejectedValueOnce(new Error('421'));
  const { email } = await aMember(t);
  await t.browser().post('/api/auth/forgot-password').send({ email }).expect(202);
  await t.runJobs();

  expect(await figure('sanctum_mails_total{outcome="failed"}')).toBe(1);
  t.clock.advance(minutes(5));
  await t.runJobs();
  expect(await figure('sanctum_mails_total{outcome="sent"}')).toBe(sent + 1);
  mailer.mockRestore();
});

it('without the database the other metrics are still served', async () => {
  const away = jest.spyOn(t.app.get(Database), 'query').mockRejectedValue(new Error('connection terminated'));

  expect(await figure('sanctum_part_ready{part="database"}')).toBe(0);
  expect(await figure('sanctum_jobs_lag_seconds')).toBeUndefined();
  expect(await figure('sanctum_part_ready{part="bucket"}')).toBe(1);
  expect(await figure('process_cpu_seconds_total')).toBeGreaterThan(0);
  away.mockRestore();
  expect(await figure('sanctum_part_ready{part="database"}')).toBe(1);
});
