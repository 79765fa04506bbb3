import { asAdministrator, HealthySite } from '../../test/doctor/healthy-site.js';
import { doctorCommand } from '../doctor-command.js';
import { createDataSource } from '../platform/database/data-source.js';
import { examine } from './examine.js';
import type { Finding } from './finding.js';
import { readDatabaseZones } from './examine-time-zones.js';

let site: HealthySite;
beforeAll(async () => {
  site = await HealthySite.start();
});
afterAll(() => site.close());
beforeEach(() => site.heal());

it('old time zone data is a warning with a fix, and not an error', async () => {
  const said: string[] = [];
  const old = site.around({ zones: { edition: '2025c', offsetOf: () => -360 } });
  expect(await doctorCommand(site.env, old, [], (line) => said.push(line))).toBe(true);
  expect(said).toContainEqual(expect.stringMatching(/^WARN {2}time zones .*America\/Vancouver and .*$/));
  expect(said).toContainEqual(expect.stringMatching(/→ Update Node/));
});

it.each([
  [`ffmpeg_version = '5.1'`, { says: 'ffmpeg 5.1 converts them' }],
  ['ffmpeg_version = null', { says: expect.stringMatching(/has no ffmpeg/), isWarning: true }],
])('the worker’s ffmpeg is reported: %s', async (state, finding) => {
  await asAdministrator(site.migrated.url, `update media_converter set ${state}, looked_at = now()`);
  const findings = await examine(site.env, site.around());
  await asAdministrator(
    site.migrated.url,
    'update media_converter set ffmpeg_version = null, looked_at = null',
  );
  expect(findings.filter(({ part }) => part === 'videos')).toEqual([expect.objectContaining(finding)]);
});

it('old time zone data of the database is a warning with its own fix', async () => {
  const readDatabaseZones = async () => ({ edition: undefined, offsetOf: () => -300 });
  const findings = await examine(site.env, site.around({ readDatabaseZones }));
  expect(findings).toContainEqual({
    part: 'time zones',
    says: expect.stringMatching(/^in the database, .*America\/Vancouver and America\/Edmonton$/),
    cure: expect.stringMatching(/tzdata/),
    isWarning: true,
  });
});

it.each([
  ['UTC', 0],
  ['Asia/Kolkata', 330],
  ['America/New_York', -300],
])('the offset of %s comes from the database’s own zone data', async (zone, minutes) => {
  const database = createDataSource({ url: site.migrated.url, poolSize: 1, entities: [], migrations: [] });
  await database.initialize();
  const at = new Date('2026-01-10T12:00:00Z');
  const { offsetOf } = await readDatabaseZones(database, [{ zone, at }]);
  await database.destroy();

  expect(offsetOf(zone, at)).toBe(minutes);
});

describe('backups', () => {
  const backupFound = async (more: Record<string, string>) =>
    (await examine({ ...site.env, ...more }, site.around())).filter(({ part }) => part === 'backup');
  const KEY = { BACKUP_KEY: 'a key for the backups of this test, long enough' };
  const plant = (...statements: string[]) =>
    asAdministrator(site.migrated.url, 'set session_replication_role = replica', ...statements);
  afterEach(() => plant('delete from last_backup', 'delete from accounts'));

  it('are not missed on the first day', async () => {
    expect(await backupFound(KEY)).toEqual([
      { part: 'backup', says: 'no backup yet. Run `cli backup <place>` every night' },
    ]);
  });

  it.each<[string, string[], Record<string, string>, Partial<Finding>]>([
    [
      'one of this night',
      [`insert into last_backup (completed_at) values (now() - interval '8 hours')`],
      KEY,
      { says: expect.stringMatching(/^the last backup is from \d{4}-\d\d-\d\d$/) as string },
    ],
    [
      'one of three days ago',
      [`insert into last_backup (completed_at) values (now() - interval '3 days')`],
      KEY,
      { cure: expect.stringContaining('cli backup') as string },
    ],
    ['none', [], KEY, { says: 'no backup yet', cure: 'Run `cli backup <place>` every night' }],
    [
      'no key',
      [],
      {},
      {
        says: 'no backup yet; BACKUP_KEY is not set',
        cure: expect.stringContaining('Set BACKUP_KEY') as string,
      },
    ],
  ])('of a site in use for a year: %s', async (_, statements, more, finding) => {
    await plant(
      `insert into accounts (id, email, name, role, time_zone, created_at, last_seen_at)
       values (gen_random_uuid(), 'a@example.org', 'Rosa', 'member', 'UTC', now() - interval '1 year', now())`,
      ...statements,
    );
    expect(await backupFound(more)).toEqual([expect.objectContaining({ part: 'backup', ...finding })]);
  });
});
