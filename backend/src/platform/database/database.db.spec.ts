import { startTestApp, type TestApp } from '../../../test/app.js';
import type { Tx } from './database.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ DATABASE_POOL: '2' });
});
afterAll(() => t.close());

test('exclusive transactions that wait hold no connection, so other queries continue', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const waiting = [1, 2, 3].map(() => t.database.exclusiveTransaction('courses', () => gate));
  expect(await t.database.one('select 1 as one')).toEqual({ one: 1 });
  open();
  await Promise.all(waiting);
});

test('a connection lost between being taken and its first statement ends neither the process nor the pool', async () => {
  const taken = await t.database.pool.connect();
  const lost = new Promise<void>((resolve) => void taken.once('end', resolve));
  const { rows } = await taken.query<{ pid: number }>('select pg_backend_pid() as pid');
  await t.database.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await lost;
  taken.release(true);

  expect(await t.database.one('select 1 as one')).toEqual({ one: 1 });
});

test('a statement in a transaction is planned once per connection', async () => {
  const planned = await t.database.transaction(async (tx) => {
    await tx.query('select $1::int as planned', [1]);
    await tx.query('select $1::int as planned', [2]);
    return tx.query(
      `select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = 'select $1::int as planned'`,
    );
  });
  expect(planned).toEqual([{ runs: 2 }]);
});

describe('a statement in a transaction returns', () => {
  const inScratch = <Result>(work: (tx: Tx) => Promise<Result>) =>
    t.database.transaction(async (tx) => {
      await tx.query('create temporary table scratch (n int) on commit drop');
      await tx.query('insert into scratch select generate_series(1, 3)');
      return work(tx);
    });

  test.each([
    ['insert into scratch values ($1) returning n', 4, [{ n: 4 }]],
    ['update scratch set n = 10 * n where n = $1 returning n', 2, [{ n: 20 }]],
    ['delete from scratch where n = $1 returning n', 3, [{ n: 3 }]],
    ['select n from scratch where n = $1', 5, []],
  ])('its rows: %s', async (sql, n, rows) => {
    expect(await inScratch((tx) => tx.query(sql, [n]))).toEqual(rows);
    expect(await inScratch((tx) => tx.one(sql, [n]))).toEqual(rows[0]);
  });

  test.each([
    ['insert into scratch values (4), (5)', 2],
    ['update scratch set n = n where n > 1', 2],
    ['delete from scratch', 3],
    ['delete from scratch where n = 9', 0],
  ])('the number of rows it changed: %s', async (sql, changed) => {
    expect(await inScratch((tx) => tx.changed(sql))).toBe(changed);
  });

  test('its row with `only`, which throws if there is none', async () => {
    expect(await inScratch((tx) => tx.only('select max(n) as n from scratch'))).toEqual({ n: 3 });
    await expect(inScratch((tx) => tx.only('select n from scratch where n = 9'))).rejects.toThrow(
      'a statement that always has a row had none: select n from scratch where n = 9',
    );
  });
});
