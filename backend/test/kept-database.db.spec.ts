import pg from 'pg';
import { KeptDatabase } from './kept-database.js';

let database: KeptDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await KeptDatabase.create();
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.end();
});

const numbersOf = async (sql: string) =>
  (await client.query<{ number: string }>(sql)).rows.map(({ number }) => Number(number));
const delivery =
  "insert into payment_sandbox.deliveries (event_id, state, due_at) values ('one', 'waiting', now())";
const object =
  "insert into payment_sandbox.objects (id, kind, body) values ('one', 'event', repeat('{}', 1)::jsonb)";

test('has the rows and sequences of a new database again', async () => {
  const orderNumber = "select nextval('order_numbers') as number";
  const first = await numbersOf(orderNumber);
  await client.query('update payment_sandbox.settings set repeat_times = 3');
  await client.query(object);
  await client.query(delivery);
  expect(await database.empty()).toBe(true);
  expect(await numbersOf('select repeat_times as number from payment_sandbox.settings')).toEqual([1]);
  expect(await numbersOf('select count(*) as number from payment_sandbox.objects')).toEqual([0]);
  await client.query(object);
  await client.query(delivery);
  expect(await numbersOf('select id as number from payment_sandbox.deliveries')).toEqual([1]);
  expect(await numbersOf(orderNumber)).toEqual([first[0]]);
});

test('a temporary table does not matter; a changed schema makes the database unusable for others', async () => {
  await client.query('create temp table passing (line text)');
  await client.query('drop table passing');
  expect(await database.empty()).toBe(true);
  await client.query('begin');
  await client.query('alter table payment_sandbox.settings drop constraint settings_only_row_check');
  await client.query('rollback');
  expect(await database.empty()).toBe(true);
  await client.query('alter table payment_sandbox.settings drop constraint settings_only_row_check');
  expect(await database.empty()).toBe(false);
});
