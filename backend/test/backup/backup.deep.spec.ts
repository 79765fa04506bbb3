import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { backupCommand } from '../../src/backup-command.js';
import { loadDemo } from '../../src/demo/load-demo.js';
import { hours, later } from '../../src/kernel/clock.js';
import { newId } from '../../src/kernel/ids.js';
import { AccountErasureService } from '../../src/modules/accounts/index.js';
import { CONFIG, type Config, readConfig } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/index.js';
import { restoreCommand } from '../../src/restore-command.js';
import { LastBackupService } from '../../src/platform/backups/last-backup.service.js';
import { FailedMailsService, MailPostService } from '../../src/modules/notifications/index.js';
import { oneAtATime } from '../../src/backup/one-at-a-time.js';
import { startProcess, startTestApp, type TestApp } from '../app.js';
import { aBroadcast, aReader } from '../builders/broadcasts.js';
import { aCreator, aMember, aRegistration } from '../builders/people.js';
import { Bucket, startEmbeddedS3 } from '../embedded-s3.js';
import { FakeClock } from '../fake-clock.js';
import { mailsTo } from '../mail.js';
import {
  aBareInstallation,
  type Bare,
  catchUp,
  checksumsOf,
  remove,
  rowsOf,
  signIn,
} from './installations.js';

const BACKUP_KEY = 'a key for the backups of this test, long enough';
const MEMBER = 'member@sanctum.test';

let folder: string;
let t: TestApp;
let said: string[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-backup-'));
  t = await startTestApp({ BACKUP_KEY });
  expect(await loadDemo(t.app, () => undefined)).toBe(true);
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  said = [];
});
const say = (line: string) => void said.push(line);

const backUp = async ({ app, clock, database }: TestApp = t, to: string = folder) => {
  clock.advance(hours(1));
  const databaseUrl = String(database.pool.options.connectionString);
  await backupCommand({ app, config: app.get<Config>(CONFIG), databaseUrl }, [to], say);
};

const restore = (bare: Bare, from: string = folder, which: string[] = [], { clock } = t) => {
  const { database, dataDir, environment } = bare;
  const config = readConfig({ ...environment, DATABASE_URL: database.url, DATA_DIR: dataDir });
  return restoreCommand({ config, clock, say }, [from, ...which]);
};

test('a backup can be restored elsewhere: every row and file is there, and a member signs in and plays a lesson', async () => {
  await catchUp(t);
  await backUp();
  expect(said.at(-1)).toMatch(/^Backup [\dTZ-]+: \d+ rows of \d+ tables, \d+ files, \d+ of them new\.$/);
  const bare = await aBareInstallation({ BACKUP_KEY });
  await restore(bare);
  const { database, dataDir, environment } = bare;
  const restored = await startProcess(database.url, dataDir, new FakeClock(t.clock.now()), environment);

  expect(await rowsOf(restored.database)).toEqual(await rowsOf(t.database));
  expect(await checksumsOf(restored.app.get(Storage))).toEqual(await checksumsOf(t.app.get(Storage)));
  const browser = await signIn(restored, MEMBER);
  const courses = (await browser.get('/api/learning/courses').expect(200)).body.items;
  const withVideos = courses.find(({ title }: { title: string }) => title.startsWith('Rooted:'));
  const { body: course } = await browser.get(`/api/learning/courses/${withVideos.id}`).expect(200);
  const lessons = course.sections.flatMap((section: { modules: { lessons: object[] }[] }) =>
    section.modules.flatMap((module) => module.lessons),
  ) as { id: string; videos: object[] }[];
  const { id } = lessons.find(({ videos }) => videos.length > 0)!;
  const { body: lesson } = await browser.get(`/api/learning/lessons/${id}`).expect(200);
  const video = lesson.pages[0].widgets.find(({ type }: { type: string }) => type === 'video');
  const part = await fetch(video.settings.url, { headers: { range: 'bytes=0-99' } });
  expect(part.status).toBe(206);

  await restored.close();
  // the installation has accounts now, and a second restore must not destroy them
  await expect(restore(bare)).rejects.toThrow('only restore into an empty one');
  await remove(bare);
});

test('a second backup copies no file that the first one contains', async () => {
  await t.app.get(Storage).put('media/new', Buffer.from('new'), { contentType: 'text/plain' });
  await backUp();

  expect(said.at(-1)).toMatch(/ 1 of them new\.$/);
});

test('people erased after the backup are erased again when it is restored', async () => {
  const small = await startTestApp({ BACKUP_KEY });
  const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'sanctum-backup-'));
  const rosa = await aMember(small);
  const mia = await aMember(small);
  await backUp(small, elsewhere);
  const erasures = small.app.get(AccountErasureService, { strict: false });
  await small.database.transaction((tx) => erasures.erase(tx, rosa.id));
  await small.runJobs();
  await backUp(small, elsewhere);
  const [first = ''] = (await readdir(path.join(elsewhere, 'backups'))).toSorted();
  const bare = await aBareInstallation({ BACKUP_KEY });
  await restore(bare, elsewhere, [first]);
  const { database, dataDir, environment } = bare;
  const restored = await startProcess(database.url, dataDir, new FakeClock(small.clock.now()), environment);

  expect(said).toContain('1 person was erased again.');
  const left = await restored.database.query<{ id: string }>('select id from accounts');
  expect(left.map(({ id }) => id)).toEqual([mia.id]);
  await restored.close();
  await remove(bare);
  await small.close();
  await rm(elsewhere, { recursive: true, force: true });
});

test('notifications about the time before a restore wait for the coach; later ones are sent right away', async () => {
  const small = await startTestApp({ BACKUP_KEY });
  const elsewhere = await mkdtemp(path.join(os.tmpdir(), 'sanctum-backup-'));
  const coach = await aCreator(small);
  const rosa = await aReader(small);
  await small.runJobs();
  const { id } = await aBroadcast(coach);
  const sendAt = later(small.clock.now(), hours(2));
  await coach.browser.post(`/api/creator/broadcasts/${id}/send`).send({ sendAt }).expect(200);
  const mia = aRegistration({ name: 'Mia Roe', email: 'mia@example.org' });
  await small.browser().post('/api/auth/register').send(mia).expect(201);
  await backUp(small, elsewhere);

  small.clock.advance(hours(24));
  const bare = await aBareInstallation({ BACKUP_KEY });
  await restore(bare, elsewhere, [], small);
  const { database, dataDir, environment } = bare;
  const restored = await startProcess(database.url, dataDir, new FakeClock(small.clock.now()), environment);
  const held = restored.app.get(FailedMailsService, { strict: false });
  expect(said).toContainEqual(expect.stringMatching(/^\d+ queued emails are kept for the coach/));
  const ida = aRegistration({ name: 'Ida Roe', email: 'ida@example.org' });
  await restored.browser().post('/api/auth/register').send(ida).expect(201);
  expect(await mailsTo(restored, ida.email)).not.toEqual([]);
  expect(await mailsTo(restored, mia.email)).toEqual([]);
  expect(await mailsTo(restored, rosa.email)).toEqual([]);

  await held.sendAllAgain(coach.id);
  expect(await mailsTo(restored, mia.email)).not.toEqual([]);
  expect((await mailsTo(restored, rosa.email)).map(({ subject }) => subject)).toContain('A quiet week');
  expect(await held.count()).toBe(0);
  await restored.close();
  await remove(bare);
  await small.close();
  await rm(elsewhere, { recursive: true, force: true });
});

test('a backup cannot be read without a key, and a modified one is refused before anything is restored', async () => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  for (const { name, parentPath } of names.slice(0, 50)) {
    const bytes = await readFile(path.join(parentPath, name));
    expect(bytes.includes('sanctum.test')).toBe(false);
  }
  const bare = await aBareInstallation({ BACKUP_KEY });
  await expect(
    restore({ ...bare, environment: { ...bare.environment, BACKUP_KEY: `${BACKUP_KEY}!` } }),
  ).rejects.toThrow(/different BACKUP_KEY/);

  const newest = (await readdir(path.join(folder, 'backups'))).toSorted().at(-1)!;
  const file = path.join(folder, 'backups', newest, 'rows/accounts');
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(bytes.at(-1)! ^ 1, bytes.length - 1));
  await expect(restore(bare)).rejects.toThrow(/the rows of the table accounts/);
  await remove(bare);
});

test('a restore with another APP_SECRET is refused, because second factors are sealed with it', async () => {
  const bare = await aBareInstallation({ BACKUP_KEY });
  const environment = { ...bare.environment, APP_SECRET: 'quite another secret, of another place' };

  await expect(restore({ ...bare, environment })).rejects.toThrow(/^APP_SECRET: /);
  await remove(bare);
});

test('without a key there is no backup', async () => {
  const config = {
    ...t.app.get<Config>(CONFIG),
    backup: { key: undefined, retention: undefined, s3: undefined },
  };

  await expect(backupCommand({ app: t.app, config, databaseUrl: '' }, [folder], say)).rejects.toThrow(
    /^BACKUP_KEY: /,
  );
});

async function aWaitingMail(at: TestApp): Promise<void> {
  const { id } = await aMember(at);
  await at.runJobs();
  const mail = { kind: 'welcome', thing: newId(), accountId: id } as const;
  await at.database.query('delete from mails');
  await at.database.transaction((tx) => at.app.get(MailPostService, { strict: false }).add(tx, mail));
}

describe('a backup to a bucket', () => {
  test('is kept as the policy says, and the newest is restored, with pending emails held for the coach', async () => {
    const s3 = await startEmbeddedS3();
    const address = {
      BACKUP_KEY,
      BACKUP_S3_ENDPOINT: s3.url,
      BACKUP_S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    };
    const small = await startTestApp({ ...address, BACKUP_KEEP: '2d' });
    const place = `s3://${Bucket}/nightly`;
    const storage = small.app.get(Storage);
    await storage.put('media/early', Buffer.from('early'), { contentType: 'text/plain' });
    await backUp(small, place);
    await storage.delete('media/early');
    for (const name of ['second', 'third']) {
      small.clock.advance(hours(24));
      await storage.put(`media/${name}`, Buffer.from(name), { contentType: 'text/plain' });
      if (name === 'third') await aWaitingMail(small);
      await backUp(small, place);
    }

    const backups = new Set(
      (await s3.embedded['objects'].list('nightly/backups/')).map(({ key }) => key.split('/')[2]),
    );
    expect(backups.size).toBe(2);
    expect(said.at(-1)).toMatch(/^Removed [\dTZ-]+, and 1 files that no other backup contains\.$/);
    expect(await small.app.get(LastBackupService, { strict: false }).age()).toBe(0);

    const bare = await aBareInstallation({ BACKUP_KEY });
    await restore({ ...bare, environment: { ...bare.environment, ...address } }, place);
    const restored = await startProcess(
      bare.database.url,
      bare.dataDir,
      new FakeClock(small.clock.now()),
      {},
    );
    expect((await restored.app.get(Storage).keys('media/')).toSorted()).toEqual([
      'media/second',
      'media/third',
    ]);
    expect(said).toContainEqual(expect.stringMatching(/^1 queued email is kept for the coach/));
    await restored.runJobs();
    const [mail] = await restored.database.query<{ status: string }>('select status from mails');
    expect(mail).toEqual({ status: 'queued' });
    expect(await restored.app.get(FailedMailsService, { strict: false }).count()).toBe(1);
    await restored.close();
    await remove(bare);
    await small.close();
    await s3.close();
  });

  test('cannot run twice at the same time', async () => {
    await oneAtATime(String(t.database.pool.options.connectionString), async () => {
      await expect(backUp()).rejects.toThrow('Another backup of this installation is running');
    });
  });
});
