import { startTestApp } from '../app.js';
import { columnsOf } from './columns.js';
import { faultsOf } from './faults.js';
import { declaredRows } from './statements.js';

test('every static statement returns the row type that its call declares', async () => {
  const t = await startTestApp();
  const types = new Map(
    (
      await t.database.query<{ oid: number; name: string }>('select oid::int, typname as name from pg_type')
    ).map(({ oid, name }) => [oid, name]),
  );
  const { rows, others } = declaredRows();
  const client = await t.database.pool.connect();
  const faults: string[] = [];
  for (const row of rows) {
    const columns = await columnsOf(client, row.sql).catch((error: Error) => error);
    const found =
      columns instanceof Error
        ? [columns.message]
        : faultsOf(
            row,
            columns.map(({ name, dataTypeID }) => ({ name, type: types.get(dataTypeID)! })),
          );
    faults.push(...found.map((fault) => `${row.at}: ${fault}`));
  }
  client.release();
  await t.close();
  expect(faults).toEqual([]);
  // the reader of statements finds most of them
  expect(rows.length).toBeGreaterThan(5 * others.length);
});

describe('a row', () => {
  const columns = [
    { name: 'id', type: 'uuid' },
    { name: 'at', type: 'timestamptz' },
    { name: 'ids', type: '_uuid' },
    { name: 'settings', type: 'jsonb' },
  ];
  test.each([
    [{ id: 'string', at: 'Date', ids: 'object', settings: 'object' }, []],
    [{ id: 'string' }, []],
    [{ settings: 'number' }, []],
    [{ title: 'string' }, ['title is not among its columns']],
    [{ at: 'string' }, ['at is timestamptz, not string']],
    [{ ids: 'string' }, ['ids is _uuid, not string']],
    [{ id: 'number' }, ['id is uuid, not number']],
  ])('declared as %j has faults %j', (kinds, faults) => {
    const fields = Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, { kind, isOptional: false }]),
    );
    expect(faultsOf({ fields }, columns)).toEqual(faults);
  });
});
