import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/platform/database/data-source.js';
import { migrate, schemaDifference } from '../src/platform/database/migrate.js';
import { entities, migrations } from '../src/schema.js';
import { createEmptyDatabase } from './database.js';

test('the schema can be taken back to nothing, step by step, and made again', async () => {
  const database = await createEmptyDatabase();
  const dataSource = createDataSource({ url: database.url, poolSize: 2, entities, migrations });
  await dataSource.initialize();
  await migrate(dataSource);
  for (let step = 0; step < migrations.length; step++) await dataSource.undoLastMigration();
  expect(await tables(dataSource)).toEqual(['migrations']);
  await migrate(dataSource);
  expect(await schemaDifference(dataSource)).toEqual([]);
  await dataSource.destroy();
  await database.drop();
});

async function tables(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return rows.map(({ name }) => name);
}
