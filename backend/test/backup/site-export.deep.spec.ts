import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { folderPlace } from '../../src/backup/backup-place.js';
import { loadDemo } from '../../src/demo/load-demo.js';
import { exportSiteCommand } from '../../src/export-site-command.js';
import { importSiteCommand } from '../../src/import-site-command.js';
import { readConfig } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/index.js';
import { TABLES_LEFT_OUT } from '../../src/site-export/export-site.js';
import type { SiteManifest } from '../../src/site-export/site-manifest.js';
import { startProcess, startTestApp, type TestApp } from '../app.js';
import { FakeClock } from '../fake-clock.js';
import {
  aBareInstallation,
  type Bare,
  catchUp,
  checksumsOf,
  remove,
  rowsOf,
  signIn,
} from './installations.js';

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = await aFolder();
  t = await startTestApp();
  expect(await loadDemo(t.app, () => undefined)).toBe(true);
  await catchUp(t);
  await exportSite(t, folder);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const aFolder = () => mkdtemp(path.join(os.tmpdir(), 'sanctum-site-'));
const said: string[] = [];
const say = (line: string) => void said.push(line);

const exportSite = ({ app, database }: TestApp, into: string) =>
  exportSiteCommand({ app, databaseUrl: String(database.pool.options.connectionString) }, [into], say);
const importSite = ({ database, dataDir, environment }: Bare, from: string) =>
  importSiteCommand(
    {
      config: readConfig({ ...environment, DATABASE_URL: database.url, DATA_DIR: dataDir }),
      clock: t.clock,
      say,
    },
    [from],
  );
const siteOf = async (at: string): Promise<SiteManifest> =>
  JSON.parse(await readFile(path.join(at, 'site.json'), 'utf8')) as SiteManifest;
const linesOf = async (table: string) =>
  (await readFile(path.join(folder, `data/${table}.jsonl`), 'utf8')).split('\n').slice(0, -1);

const withoutLeftOut = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([table]) => !TABLES_LEFT_OUT.has(table)));

/** Catching up needs jobs of the new site's own, and its worker notes which ffmpeg it has found. */
const withoutOwn = ({ tables }: SiteManifest) =>
  tables.filter(({ name }) => name !== 'jobs' && name !== 'media_converter');

/** Removes the signatures of file URLs, which are new each time, and the host. */
const withoutSignatures = (body: object) =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll(/http:\/\/[^/"]+/g, '')
      .replaceAll(/\?[^"]*X-Amz[^"]*/g, ''),
  ) as object;

const PAGES = {
  visitor: ['/api/site', '/api/products', '/api/products/featured', '/api/topics'],
  'member@sanctum.test': [
    '/api/me',
    '/api/me/library',
    '/api/learning/courses',
    '/api/me/orders',
    '/api/me/lesson-notes',
    '/api/me/growth',
    '/api/community/feed',
    '/api/community/questions',
    '/api/conversations',
    '/api/me/coaching/bookings?period=upcoming',
  ],
  'coach@sanctum.test': [
    '/api/creator/products',
    '/api/students',
    '/api/creator/orders',
    '/api/creator/overview',
    '/api/creator/broadcasts',
    '/api/creator/media',
    '/api/creator/coupons',
    '/api/creator/audit-entries',
  ],
};

test('an imported site equals the exported one: rows, files, pages, and its own export', async () => {
  const bare = await aBareInstallation();
  await importSite(bare, folder);
  const { database, dataDir, environment } = bare;
  const moved = await startProcess(database.url, dataDir, new FakeClock(t.clock.now()), environment);

  expect(withoutLeftOut(await rowsOf(moved.database))).toEqual(withoutLeftOut(await rowsOf(t.database)));
  expect(await checksumsOf(moved.app.get(Storage))).toEqual(await checksumsOf(t.app.get(Storage)));
  const again = await aFolder();
  await exportSite(moved, again);
  const there = await siteOf(again);
  const here = await siteOf(folder);
  expect(withoutOwn(there)).toEqual(withoutOwn(here));
  expect(there.sequences).toEqual(here.sequences);
  expect(there.files.length).toBeGreaterThan(0);
  expect(there.files).toEqual(here.files);
  for (const [who, addresses] of Object.entries(PAGES)) {
    const [left, right] = await Promise.all(
      [t, moved].map(async (at) => (who === 'visitor' ? at.browser() : signIn(at, who))),
    );
    for (const address of addresses) {
      const before = await left!.get(address).expect(200);
      const after = await right!.get(address).expect(200);
      expect({ address, body: withoutSignatures(after.body) }).toEqual({
        address,
        body: withoutSignatures(before.body),
      });
    }
  }

  await moved.close();
  await expect(importSite(bare, folder)).rejects.toThrow('already has accounts');
  await remove(bare);
  await rm(again, { recursive: true, force: true });
});

test('each line matches its schema', async () => {
  const ajv = addFormats.default(new Ajv.default({ strict: true, allErrors: false }));
  for (const { name, rows } of (await siteOf(folder)).tables) {
    const schema = JSON.parse(
      await readFile(path.join(folder, `schema/${name}.schema.json`), 'utf8'),
    ) as object;
    const fits = ajv.compile(schema);
    const lines = await linesOf(name);
    expect({ name, rows: lines.length }).toEqual({ name, rows });
    for (const line of lines)
      expect({ name, line, fits: fits(JSON.parse(line)) }).toMatchObject({ fits: true });
  }
});

test('credentials are not exported, and nothing exported refers to them', async () => {
  const names = (await readdir(path.join(folder, 'data'))).map((name) => name.replace('.jsonl', ''));
  expect(names.filter((name) => TABLES_LEFT_OUT.has(name))).toEqual([]);
  const all = Object.keys(await rowsOf(t.database)).concat('last_backup');
  expect([...TABLES_LEFT_OUT].filter((name) => !all.includes(name))).toEqual([]);
  const leaning = await t.database.query<{ name: string }>(
    `select conname as name from pg_constraint where contype = 'f'
     and confrelid::regclass::text = any($1) and conrelid::regclass::text <> all($1)`,
    [[...TABLES_LEFT_OUT]],
  );
  expect(leaning).toEqual([]);
});

describe('the import refuses, without adding anything to the database, an export', () => {
  let bare: Bare;
  beforeAll(async () => {
    bare = await aBareInstallation();
  });
  afterAll(() => remove(bare));

  /** Exports the students' tags as a site of their own, modified by `change`, with a correct checksum. */
  async function changed(change: (lines: string[]) => string[], site: object = {}): Promise<string> {
    const copy = await aFolder();
    const file = 'data/student_tags.jsonl';
    const bytes = change(await linesOf('student_tags'))
      .map((line) => `${line}\n`)
      .join('');
    const whole = await siteOf(folder);
    const tables = whole.tables
      .filter(({ name }) => name === 'student_tags')
      .map((table) => ({
        ...table,
        size: Buffer.byteLength(bytes),
        checksum: createHash('sha256').update(bytes).digest('hex'),
      }));
    await writeFile(path.join(copy, 'site.json'), JSON.stringify({ ...whole, tables, files: [], ...site }));
    await folderPlace(copy).write(
      file,
      (async function* () {
        yield Buffer.from(bytes);
      })(),
    );
    return copy;
  }
  const second = (change: (line: string) => string) => (lines: string[]) =>
    lines.map((line, i) => (i === 1 ? change(line) : line));

  it.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      'with a field that the table has not',
      second((line) => line.replace('{', '{"other":1,')),
      /line 2 has fields that don’t match its schema/,
    ],
    [
      'without a field',
      second((line) => line.replace(/"name":"[^"]*",?/, '')),
      /line 2 has fields that don’t match its schema/,
    ],
    ['with a line that is no object', second(() => '[]'), /line 2 has fields that don’t match its schema/],
    [
      'with a line that is no JSON',
      second((line) => line.slice(0, -1)),
      /student_tags: invalid input syntax for type json.*line 2/s,
    ],
    [
      'with a value of another type',
      second((line) => line.replace(/"id":"[^"]*"/, '"id":"x"')),
      /student_tags: .*uuid/s,
    ],
    ['with a row twice', (lines) => [...lines.slice(0, -1), lines[0]!], /student_tags: duplicate key/],
    ['with fewer lines', (lines) => lines.slice(1), /lines instead of/],
  ])('%s', async (_what, change, message) => {
    await expect(importSite(bare, await changed(change))).rejects.toThrow(message);
  });

  it('whose file was modified after it was completed', async () => {
    const copy = await changed((lines) => lines);
    await writeFile(path.join(copy, 'data/student_tags.jsonl'), '');
    await expect(importSite(bare, copy)).rejects.toThrow('it isn’t the file from the export');
  });

  it.each([
    [
      'that names a file outside its folder',
      { files: [{ key: '../x', contentType: 'a/b', size: 0, checksum: '' }] },
    ],
    ['of another format', { format: 'another/1' }],
  ])('%s', async (_what, site) => {
    const copy = await changed((lines) => lines, site);
    await expect(importSite(bare, copy)).rejects.toThrow('Couldn’t read site.json');
  });

  it('that was interrupted', async () => {
    await expect(importSite(bare, await aFolder())).rejects.toThrow('Found no site.json');
  });

  it('of a newer version', async () => {
    const copy = await changed((lines) => lines, { migrations: ['Later9999999999999'] });
    await expect(importSite(bare, copy)).rejects.toThrow('made by a newer version');
  });
});

test('an export does not mix with other files in its folder', async () => {
  await expect(exportSite(t, folder)).rejects.toThrow('Choose an empty folder for the export.');
});
