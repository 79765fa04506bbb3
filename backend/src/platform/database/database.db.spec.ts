import { startTestApp, type TestApp } from '../../../test/app.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ DATABASE_POOL: '2' });
});
afterAll(() => t.close());

test('exclusive transactions that wait hold no connection, so other queries go on', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const waiting = [1, 2, 3].map(() => t.database.exclusiveTransaction('courses', () => gate));
  expect(await t.database.one('select 1 as one')).toEqual({ one: 1 });
  open();
  await Promise.all(waiting);
});

test('a connection that is lost between being taken and its first statement ends neither the process nor the pool', async () => {
  const taken = await t.database.pool.connect();
  const lost = new Promise<void>((resolve) => void taken.once('end', resolve));
  const { rows } = await taken.query<{ pid: number }>('select pg_backend_pid() as pid');
  await t.database.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await lost;
  taken.release(true);

  expect(await t.database.one('select 1 as one')).toEqual({ one: 1 });
});
