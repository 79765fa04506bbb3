import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { rowsOf as nameOfRows } from '../../src/backup/manifest.js';
import { examineDatabase } from '../../src/doctor/examine-database.js';
import { FailedMailsService } from '../../src/modules/notifications/index.js';
import { readConfig } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/index.js';
import { startProcess, type TestApp } from '../app.js';
import { FakeClock } from '../fake-clock.js';
import { aMigratedInstallation, type Bare, remove } from './installations.js';
import { aSmallSite, restoreInto, type SmallSite, start } from './small-site.js';

let site: SmallSite;
beforeAll(async () => {
  site = await aSmallSite();
});
afterAll(() => site.close());

let bare: Bare;
/** A copy of the backups, to be damaged. */
let folder: string;
async function prepare(): Promise<void> {
  bare = await aMigratedInstallation();
  folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-damaged-'));
  await cp(site.folder, folder, { recursive: true });
}
async function cleanUp(): Promise<void> {
  await remove(bare);
  await rm(folder, { recursive: true, force: true });
}
/** Interrupts a restore after the rows, as full storage or a crashing machine would. */
async function interrupt(): Promise<void> {
  const put = jest.spyOn(Storage.prototype, 'put').mockRejectedValueOnce(new Error('the power is gone'));
  await expect(restore()).rejects.toThrow('the power is gone');
  put.mockRestore();
}

const restore = (...words: string[]) => restoreInto(bare, [folder, site.id, ...words], site.t);
const blobOf = (key: string): string =>
  path.join(folder, site.backup.files.find((file) => file.key === key)!.blob);
const loseFile = (key: string) => rm(blobOf(key));
async function changeBit(file: string): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(bytes.at(-1)! ^ 1, bytes.length - 1));
}

async function query<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client(bare.database.url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
const accounts = async () => (await query<{ id: string }>('select id from accounts')).map(({ id }) => id);

async function running(work: (restored: TestApp) => Promise<void>): Promise<void> {
  const clock = new FakeClock(site.t.clock.now());
  const restored = await startProcess(bare.database.url, bare.dataDir, clock, bare.environment);
  try {
    await work(restored);
  } finally {
    await restored.close();
  }
}

const COMMAND = () => `cli restore ${folder} ${site.id}`;
const REFUSED = () => `Backup ${site.id} wasn’t restored completely. Run \`${COMMAND()}\` again to continue.`;

describe('a backup with missing or modified parts', () => {
  beforeEach(prepare);
  afterEach(cleanUp);

  test('is refused before the first row, with a list of everything that is wrong', async () => {
    await loseFile(site.keys.thumbnail);
    await changeBit(blobOf(site.keys.video));

    const refusal = (await restore().catch((error: unknown) => error)) as Error;

    expect(refusal.message).toContain(`the file ${site.keys.thumbnail}`);
    expect(refusal.message).toContain(`the file ${site.keys.video}`);
    expect(refusal.message).toContain('--skip-damaged');
    expect(await accounts()).toEqual([]);
    await start(bare);
  });

  test('is restored without its damaged files by --skip-damaged, which says where they are used', async () => {
    for (const key of Object.values(site.keys)) await loseFile(key);

    const said = await restore('--skip-damaged');

    expect(said).toEqual(
      expect.arrayContaining([
        '4 files are missing:',
        '  oak.png: thumbnail of the product “Oak”',
        '  roots.pdf: download of the product “Oak”',
        '  rosa.png: avatar of Rosa Lind',
        '  spare.pdf: not used',
      ]),
    );
    await start(bare);
  });

  test('is never restored without some of its rows', async () => {
    await changeBit(path.join(folder, nameOfRows(site.id, { name: 'accounts' })));

    await expect(restore('--skip-damaged')).rejects.toThrow(
      /the rows of the table accounts\nA backup can’t be restored without all of its rows\. Restore another backup: /,
    );
    expect(await accounts()).toEqual([]);
  });

  test('is refused if another backup cannot say who was erased, unless that is accepted', async () => {
    const later = path.join(folder, 'backups');
    const other = (await readdir(later)).find((id) => id !== site.id)!;
    await changeBit(path.join(later, other, 'manifest'));

    await expect(restore()).rejects.toThrow(`the list of erased people in backup ${other}`);
    await restore('--skip-damaged');
    expect(await accounts()).toContain(site.erasedId);
  });
});

describe('an interrupted restore', () => {
  beforeAll(async () => {
    await prepare();
    await interrupt();
  });
  afterAll(cleanUp);

  test('prevents every start with one sentence that names the command', async () => {
    await expect(start(bare)).rejects.toThrow(REFUSED());
  });

  test('is reported by the doctor', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: bare.database.url });
    expect(await examineDatabase(config, () => new Date())).toContainEqual({
      part: 'database',
      says: `Backup ${site.id} wasn’t restored completely`,
      cure: `Run \`${COMMAND()}\` again`,
    });
  });

  test('has erased everyone it must, and held the emails, before any file is there', async () => {
    expect(await accounts()).not.toContain(site.erasedId);
    const mails = await query<{ isHeld: boolean }>(
      `select parked_at is not null as "isHeld" from jobs where kind = 'mail.send' and done_at is null`,
    );
    expect(mails).toEqual([{ isHeld: true }]);
  });

  test('cannot be continued from another backup', async () => {
    const other = (await readdir(path.join(folder, 'backups'))).find((id) => id !== site.id)!;

    await expect(restoreInto(bare, [folder, other], site.t)).rejects.toThrow(REFUSED());
  });
});

test('an interrupted restore continues with the same command, even without the backup’s name; a complete one is not repeated over later changes', async () => {
  await prepare();
  await interrupt();
  await restoreInto(bare, [folder], site.t);

  await start(bare);
  await running(async (restored) => {
    const stored = await restored.app.get(Storage).keys('media/');
    expect(stored.toSorted()).toEqual(Object.values(site.keys).toSorted());
    expect(await accounts()).not.toContain(site.erasedId);
    expect(await restored.app.get(FailedMailsService, { strict: false }).count()).toBe(1);
  });
  await expect(restore()).rejects.toThrow('only restore into an empty one');
  await cleanUp();
});
