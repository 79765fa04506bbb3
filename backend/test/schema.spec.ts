import { DataSource } from 'typeorm';
import { createDataSource } from '../src/platform/database/data-source.js';
import { migrate, schemaDifference } from '../src/platform/database/migrate.js';
import { migrations } from '../src/migrations/index.js';
import { allEntities } from './all-entities.js';
import { startTestApp } from './app.js';
import { createEmptyDatabase, type TestDatabase } from './database.js';

const entities = allEntities();

describe('the schema', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createEmptyDatabase();
    dataSource = createDataSource({ url: database.url, poolSize: 2, entities, migrations });
    await dataSource.initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  test('that migrations create from zero equals the one the entities describe', async () => {
    await migrate(dataSource);
    expect(await schemaDifference(dataSource)).toEqual([]);
  });

  test('that migrations create has the checks of the entities, word for word', async () => {
    await migrate(dataSource);
    const checks = dataSource.entityMetadatas.flatMap(({ tableName, checks }) =>
      checks.map(({ name, expression }) => ({ table: tableName, name, expression })),
    );
    for (const { table, name, expression } of checks) {
      await dataSource.query(`alter table "${table}" add constraint "described" check (${expression})`);
      const [made, described] = [name, 'described'].map((each) => definitionOf(dataSource, table, each));
      expect([name, await made]).toEqual([name, await described]);
      await dataSource.query(`alter table "${table}" drop constraint "described"`);
    }
  });
});

test('the application’s entities are exactly those compared with the migrations', async () => {
  const t = await startTestApp();
  const known = t.app.get(DataSource).entityMetadatas.map(({ target }) => target);
  await t.close();

  expect(known.length).toBeGreaterThan(0);
  expect(new Set(known).size).toBe(known.length);
  expect(known.filter((entity) => !entities.includes(entity))).toEqual([]);
});

/** A constraint in PostgreSQL's own normalized form. */
async function definitionOf(dataSource: DataSource, table: string, name: string): Promise<string> {
  const [row] = await dataSource.query<{ definition: string }[]>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and conname = $2',
    [table, name],
  );
  return row!.definition;
}
