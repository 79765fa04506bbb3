import type { DataSource } from 'typeorm';
import { newId } from '../src/kernel/ids.js';
import { Business1763600000890 } from '../src/migrations/1763600000890-business.js';
import { Currency1763600000930 } from '../src/migrations/1763600000930-currency.js';
import { Sellers1763600000931 } from '../src/migrations/1763600000931-sellers.js';
import { GuideFacts1763600001650 } from '../src/migrations/1763600001650-guide-facts.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { entities, migrations } from '../src/schema.js';
import { createTestDatabase, type TestDatabase } from './database.js';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource({ url: database.url, poolSize: 2, entities, migrations });
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** An order whose money came on that day of March; without a day it still waits. */
const order = (number: string, day?: number) =>
  dataSource.query(
    `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at)
     values ($1, $2, $3, $4, 1, now(), now(), $5, $5)`,
    [newId(), number, newId(), day ? 'paid' : 'pending', day ? `2027-03-0${day}` : null],
  );

test('orders that were settled before receipts had numbers get theirs in the order in which money came', async () => {
  const runner = dataSource.createQueryRunner();
  // Those that rest on the first go with it, and come back.
  const steps = [
    new Business1763600000890(),
    new Currency1763600000930(),
    new Sellers1763600000931(),
    new GuideFacts1763600001650(),
  ];
  for (const step of steps.toReversed()) await step.down(runner);
  await order('S-1', 5);
  await order('S-2');
  await order('S-3', 2);
  for (const step of steps) await step.up(runner);
  await runner.release();
  expect(
    await dataSource.query('select number, receipt_number as receipt from orders order by receipt_serial'),
  ).toEqual([
    { number: 'S-3', receipt: 'R-00001' },
    { number: 'S-1', receipt: 'R-00002' },
    { number: 'S-2', receipt: null },
  ]);
  expect(await dataSource.query('select last_receipt as last from business')).toEqual([{ last: 2 }]);
});
