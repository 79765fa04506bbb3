import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import type { Migration } from './migration.js';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { createDataSource } from './data-source.js';
import { migrate } from './migrate.js';

class Shelf1700000000001 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table shelf (id int primary key)');
  }
}

class Labels1700000000002 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shelf add label text');
  }
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

const migratedBy = async (
  migrations: (new () => Migration)[],
  patience?: NonNullable<Parameters<typeof migrate>[1]>['patience'],
) => {
  const dataSource = createDataSource({ url: database.url, poolSize: 2, entities: [], migrations });
  await dataSource.initialize();
  try {
    return await migrate(dataSource, patience && { patience });
  } finally {
    await dataSource.destroy();
  }
};

const connected = async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  return client;
};

test('a migration that waits for a table lets readers pass, and runs afterwards', async () => {
  const longReader = await connected();
  const reader = await connected();
  await migratedBy([Shelf1700000000001]);
  await longReader.query('begin; select * from shelf');
  const migrating = migratedBy([Shelf1700000000001, Labels1700000000002], {
    lock: 50,
    between: 50,
    tries: 1000,
  });
  await untilSomebodyWaits(reader);
  // Without giving way, the migration would keep this waiting until the long reader ends, which is later.
  await reader.query(`set statement_timeout = '30s'`);
  await reader.query('select * from shelf');
  await longReader.query('commit');
  expect(await migrating).toEqual(['Labels1700000000002']);
  await Promise.all([longReader.end(), reader.end()]);
});

test('a migration that never gets its table ends with the reason', async () => {
  const longReader = await connected();
  await longReader.query('begin; select * from shelf');
  class Colours1700000000003 implements Migration {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query('alter table shelf add colour text');
    }
  }
  const all = [Shelf1700000000001, Labels1700000000002, Colours1700000000003];
  await expect(migratedBy(all, { lock: 10, between: 10, tries: 2 })).rejects.toThrow('lock timeout');
  await longReader.end();
  expect(await migratedBy(all)).toEqual(['Colours1700000000003']);
});

test('of servers that start together, one creates an index and the others wait', async () => {
  class Spines1700000000004 implements Migration {
    transaction = false;
    async up(runner: QueryRunner): Promise<void> {
      await runner.query('create index concurrently spines on book (id)');
    }
  }
  class Book1700000000003 implements Migration {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query('create table book (id int)');
    }
  }
  const all = [Shelf1700000000001, Labels1700000000002, Book1700000000003, Spines1700000000004];
  const patience = { lock: 60_000, between: 10, tries: 1 };
  const ran = await Promise.all([1, 2, 3].map(() => migratedBy(all, patience)));
  expect(ran.flat().toSorted()).toEqual(['Book1700000000003', 'Spines1700000000004']);
});

async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  const waiting = 'select 1 from pg_locks where not granted and relation is not null';
  while ((await client.query(waiting)).rowCount === 0);
}
