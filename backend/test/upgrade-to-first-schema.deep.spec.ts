import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { newId } from '../src/kernel/ids.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { migrations } from '../src/migrations/index.js';
import { allEntities } from './all-entities.js';
import { createEmptyDatabase, type TestDatabase } from './database.js';
import { schemaObjects } from './schema-objects.js';

/** Statements of the 155 steps before version 0.1.0, recorded on an empty database. */
const STEPS = gunzipSync(readFileSync(path.join(__dirname, 'schema-before-0.1.0.sql.gz'))).toString();

const entities = allEntities();

const used: { database: TestDatabase; dataSource: DataSource }[] = [];
afterEach(async () => {
  for (const { database, dataSource } of used.splice(0)) {
    await dataSource.destroy();
    await database.drop();
  }
});

async function anEmptyOne(): Promise<DataSource> {
  const database = await createEmptyDatabase();
  const dataSource = createDataSource({ url: database.url, poolSize: 2, entities, migrations });
  used.push({ database, dataSource });
  return dataSource.initialize();
}

async function aFreshOne(): Promise<DataSource> {
  const dataSource = await anEmptyOne();
  await migrate(dataSource);
  return dataSource;
}

async function oneOfTheStepsBefore(): Promise<DataSource> {
  const dataSource = await anEmptyOne();
  await dataSource.query(STEPS);
  return dataSource;
}

/** A row as JSON. */
type Row = Record<string, unknown>;

/** Returns all rows of a database by table, without data that differs between installations. */
async function rowsOf(dataSource: DataSource): Promise<Record<string, Row[]>> {
  const tables = await dataSource.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations' order by 1`,
  );
  const found: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const rows = await dataSource.query<{ row: Row }[]>(
      `select to_jsonb(t) - '{id,created_at}'::text[] as row from "${name}" t order by t`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** The column of actions had another name, and its values had hyphens. */
function ruleOfToday(row: Row): Row {
  const { deed, ...rest } = row;
  return { ...rest, action: String(deed).replaceAll('-', '_') };
}

/** Names of today of what an offering kept in minutes. */
const SECONDS: Record<string, string> = {
  minutes: 'duration_seconds',
  buffer_before: 'buffer_before_seconds',
  buffer_after: 'buffer_after_seconds',
  increment: 'increment_seconds',
  notice_minutes: 'notice_seconds',
  cancel_minutes: 'cancel_notice_seconds',
};

const offeringOfToday = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name in SECONDS ? [SECONDS[name]!, Number(value) * 60] : [name, value],
    ),
  );

const listed = async (dataSource: DataSource) =>
  (await dataSource.query<{ name: string }[]>('select name from migrations order by id')).map(
    ({ name }) => name,
  );

test('a database created by the steps before 0.1.0 has, once migrated, every object and row of a fresh one', async () => {
  const before = await oneOfTheStepsBefore();
  const fresh = await aFreshOne();
  await migrate(before);

  const objects = await schemaObjects(fresh);
  expect(await schemaObjects(before)).toEqual(objects);
  expect(Object.keys(objects['relations']!).length).toBeGreaterThan(200);
  const rows = await rowsOf(fresh);
  expect(await rowsOf(before)).toEqual(rows);
  expect(Object.keys(rows)).toEqual([
    'business',
    'coaching_offerings',
    'first_run_guide',
    'growth_rules',
    'media_converter',
  ]);
});

test('people’s texts in it stay, and the list of migrations continues', async () => {
  const before = await oneOfTheStepsBefore();
  const rosa = newId();
  await before.query(
    `insert into accounts (id, email, name, created_at) values ($1, 'rosa@example.com', 'Rosa Lind', now())`,
    [rosa],
  );
  await before.query(`update business set name = 'Lind Coaching', last_receipt = 7`);
  const [steps, rows] = [await listed(before), await rowsOf(before)];

  const names = migrations.map(({ name }) => name);
  expect(await migrate(before)).toEqual(names);
  // later steps add columns
  expect(await rowsOf(before)).toMatchObject({
    ...rows,
    growth_rules: rows['growth_rules']!.map(ruleOfToday),
    coaching_offerings: rows['coaching_offerings']!.map(offeringOfToday),
  });
  expect(await listed(before)).toEqual([...steps, ...names]);
  expect(await migrate(before)).toEqual([]);
});

test('a database in the middle of those steps is refused with the version to run first, and stays unchanged', async () => {
  const between = await oneOfTheStepsBefore();
  await between.query('delete from migrations where timestamp = (select max(timestamp) from migrations)');
  const steps = await listed(between);

  await expect(migrate(between)).rejects.toThrow(
    /^This schema was begun before version 0\.1\.0 and is not finished; start commit [0-9a-f]{8} on it once, then this version$/,
  );
  expect(await listed(between)).toEqual(steps);
});

test('the comparison finds a difference in each kind of object', async () => {
  const dataSource = await aFreshOne();
  const before = await schemaObjects(dataSource);
  await dataSource.query(`
    alter table coupons add column more text;
    alter table coupons add constraint more check (more <> '');
    create index more on coupons (more);
    create view more_coupons as select id from coupons;
    create rule more as on delete to coupons do also nothing;
    create policy more on coupons;
    create function more() returns trigger language plpgsql as 'begin return new; end';
    create trigger more before update on coupons for each row execute function more();
    create type more as enum ('more');
    create sequence more_numbers;
    comment on table coupons is 'more';
    alter default privileges in schema public grant select on tables to public;
  `);
  const after = await schemaObjects(dataSource);
  const differing = Object.keys(after).filter(
    (kind) => JSON.stringify(after[kind]) !== JSON.stringify(before[kind]),
  );
  // no extension is guaranteed to exist
  expect(differing).toEqual(Object.keys(after).filter((kind) => kind !== 'extensions'));
});
