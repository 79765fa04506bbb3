import { aFullLife } from '../../../test/builders/a-full-life.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { anAsset } from '../../../test/builders/media.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { fileOf } from '../../../test/builders/data-export.js';
import { aDaughter } from '../../../test/builders/families.js';
import { unzip } from '../../../test/zip.js';
import { days, hours, minutes, seconds } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { Storage } from '../../platform/storage/index.js';
import { unreachable } from '../../platform/storage/reaching.js';
import { objectKeyOf } from './export-names.js';
import { DataExportService } from './data-export.service.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const request = (member: Person) => member.browser.post('/api/me/data-export/prepare').send({});
const state = async (member: Person) => (await member.browser.get('/api/me/data-export').expect(200)).body;

/** Renews access, which lasts ten minutes and is renewed by browsers themselves. */
const renew = (member: Person) => member.browser.post('/api/auth/refresh').expect(200);

async function readyFor(member: Person): Promise<void> {
  await request(member).expect(200);
  await t.runJobs();
}

async function download(member: Person): Promise<Map<string, string>> {
  const { body } = await member.browser.get('/api/me/data-export/download').expect(200);
  const { pathname, search } = new URL((body as { url: string }).url);
  const answer = await t
    .browser()
    .get(pathname + search)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
  expect(answer.headers['content-disposition']).toContain((body as { fileName: string }).fileName);
  return new Map([...unzip(answer.body as Buffer)].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}

const exportIds = async ({ id }: Person): Promise<string[]> =>
  (
    await t.database.query<{ id: string }>(
      'select id from data_exports where account_id = $1 order by requested_at, id',
      [id],
    )
  ).map((row) => row.id);

describe('an export of a member’s data', () => {
  const WORDS = 'I asked <script>once</script> & listened.';
  let rosa: Person;
  let files: Map<string, string>;
  beforeAll(async () => {
    await aFullLife(t, 'Mia Stone', 'We walked home.');
    rosa = await aFullLife(t, 'Rosa Lind', WORDS);
    files = await download(rosa);
  });

  test('is a folder with a start page, a page for each area, the same for programs, and the member’s files', () => {
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'README.txt',
        'notes.md',
        'pages/orders.html',
        'data/orders.json',
      ]),
    );
    const pages = names.filter((name) => name.startsWith('pages/'));
    expect(names.filter((name) => name.startsWith('data/'))).toHaveLength(pages.length);
    for (const page of pages) expect(files.get('index.html')).toContain(`href="${page}"`);
    const [picture] = names.filter((name) => name.startsWith('files/'));
    expect(picture).toMatch(/-me\.\w+$/);
    expect(files.get(picture!)).not.toBe('');
  });

  test('has the member’s texts: as text in pages, as Markdown in notes.md, verbatim for programs', () => {
    for (const page of ['profile', 'lesson-notes', 'journal', 'reviews']) {
      expect(files.get(`pages/${page}.html`)).toContain(
        'I asked &lt;script&gt;once&lt;/script&gt; &amp; listened.',
      );
      expect(files.get(`pages/${page}.html`)).not.toContain('<script>');
    }
    expect(files.get('notes.md')).toContain(String.raw`I asked \<script\>once\</script\> \& listened.`);
    const notes = JSON.parse(files.get('data/lesson-notes.json')!) as {
      text: string;
      earlier: { text: string }[];
    }[];
    expect(notes).toMatchObject([{ text: WORDS, earlier: [{ text: 'A first wording.' }] }]);
  });

  test('writes times in the member’s time zone', () => {
    // 9:00 UTC, and Lisbon is on UTC in March.
    expect(files.get('pages/profile.html')).toContain('1 de marzo de 2027 a las 9:00');
  });

  test('is in the language of the person who requested it, even if that is a guardian', async () => {
    expect(files.get('index.html')).toContain('Tus datos');
    expect(files.get('pages/profile.html')).toContain('<h1>Tu perfil</h1>');
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother);
    await lena.browser.patch('/api/me').send({ language: 'en' }).expect(200);
    const address = `/api/family/wards/${lena.id}/data-export`;
    expect(await fileOf(t, mother.browser, address)).toContain('<h1>Your profile</h1>');
    await mother.browser.patch('/api/me').send({ language: 'es' }).expect(200);
    expect(await fileOf(t, mother.browser, address)).toContain('<h1>Tu perfil</h1>');
    expect(await fileOf(t, lena.browser)).toContain('<h1>Your profile</h1>');
  });

  test('has none of the member’s keys and nothing of anyone else', async () => {
    const all = [...files.values()].join('\n');
    const keys = await t.database.query<{ key: string }>(
      `select password_hash as key from accounts where id = $1
       union all select refresh_hash from login_sessions where account_id = $1
       union all select token_hash from one_time_tokens where account_id = $1`,
      [rosa.id],
    );
    expect(keys.length).toBeGreaterThanOrEqual(3);
    for (const { key } of keys) expect(all).not.toContain(key);
    expect(all).not.toContain('Mia Stone');
    expect(all).not.toContain('We walked home.');
    expect(all).not.toContain(rosa.id);
  });

  test('is announced by email in the member’s language, without the file', async () => {
    const mail = (await mailsTo(t, rosa.email)).find(({ subject }) => subject === 'Tus datos están listos');
    expect(mail?.text).toContain('hasta el 8 de marzo de 2027');
    expect(mail?.text).toContain('/my-sanctum/settings/data');
    expect(mail?.text).not.toContain('.zip');
  });
});

describe('requesting an export', () => {
  test('goes from none through preparing to ready', async () => {
    const rosa = await aMember(t);
    expect(await state(rosa)).toEqual({
      state: 'none',
      progressPercent: 0,
      requestedAt: null,
      readyAt: null,
      expiresAt: null,
      fileSize: null,
    });
    const { body } = await request(rosa).expect(200);
    expect(body).toMatchObject({ state: 'preparing', progressPercent: 0, readyAt: null });
    await rosa.browser.get('/api/me/data-export/download').expect(404);
    await t.runJobs();
    expect(await state(rosa)).toMatchObject({
      state: 'ready',
      progressPercent: 100,
      expiresAt: new Date(t.clock.now().getTime() + days(7)).toISOString(),
      fileSize: expect.any(Number),
    });
  });

  test('ten times at once prepares one', async () => {
    const rosa = await aMember(t);
    await Promise.all(Array.from({ length: 10 }, () => request(rosa).expect(200)));
    expect(await exportIds(rosa)).toHaveLength(1);
  });

  deepTest('ten times at once would prepare several without the constraint', async () => {
    const twin = await startTestApp();
    try {
      await twin.database.query('drop index data_exports_one_at_a_time');
      const rosa = await aMember(twin);
      const insert = () =>
        twin.database.query(
          `insert into data_exports (id, account_id, asked_by, requested_at) values ($1, $2, $2, $3) on conflict do nothing`,
          [newId(), rosa.id, twin.clock.now()],
        );
      await Promise.all(Array.from({ length: 10 }, insert));
      const rows = await twin.database.query('select 1 from data_exports');
      expect(rows.length).toBeGreaterThan(1);
    } finally {
      await twin.close();
    }
  });

  test('again replaces the older file', async () => {
    const rosa = await aMember(t);
    await readyFor(rosa);
    const [older] = await exportIds(rosa);
    t.clock.advance(minutes(1));
    await readyFor(rosa);
    const left = await exportIds(rosa);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(older);
    expect(await t.app.get(Storage).head(objectKeyOf(older!))).toBeNull();
  });

  test('needs a fresh sign-in, and so does downloading it', async () => {
    const rosa = await aMember(t);
    await readyFor(rosa);
    t.clock.advance(minutes(10) + 1);
    await renew(rosa);
    for (const call of [request(rosa), rosa.browser.get('/api/me/data-export/download')]) {
      const { body } = await call.expect(403);
      expect(body.code).toBe('fresh_sign_in_required');
    }
    expect(await state(rosa)).toMatchObject({ state: 'ready' });
  });

  test('leaves out a picture that storage has lost', async () => {
    const rosa = await aMember(t);
    const asset = await anAsset(t, { kind: 'image', mimeType: 'image/webp', fileName: 'lost.webp' });
    await t.database.query('update media_assets set created_by = $2 where id = $1', [asset.id, rosa.id]);
    await t.app.get(Storage).delete(asset.objectKey);
    await readyFor(rosa);
    const files = await download(rosa);
    expect([...files.keys()].filter((name) => name.startsWith('files/'))).toEqual([]);
    expect(files.get('pages/uploads.html')).toContain('lost.webp');
  });

  test('shows a failure, leaves nothing behind, and can be repeated', async () => {
    const rosa = await aMember(t);
    const put = jest.spyOn(t.app.get(Storage), 'putStream').mockImplementationOnce(async (_, body) => {
      body.destroy();
      throw new Error('the disk is full');
    });
    await readyFor(rosa);
    expect(await state(rosa)).toMatchObject({ state: 'failed' });
    put.mockRestore();
    t.clock.advance(1_000);
    await readyFor(rosa);
    expect(await state(rosa)).toMatchObject({ state: 'ready' });
  });
});

test('waits while storage is down, and finishes once it is back', async () => {
  const rosa = await aMember(t);
  const put = jest.spyOn(t.app.get(Storage), 'putStream').mockImplementationOnce(async (_, body) => {
    body.destroy();
    throw unreachable();
  });
  await readyFor(rosa);
  expect(await state(rosa)).toMatchObject({ state: 'preparing' });
  put.mockRestore();
  t.clock.advance(seconds(1));
  await t.runJobs();
  expect(await state(rosa)).toMatchObject({ state: 'ready' });
});

describe('a finished export', () => {
  test('is deleted after seven days, with its file', async () => {
    const rosa = await aMember(t);
    await readyFor(rosa);
    const [id] = await exportIds(rosa);
    t.clock.advance(days(7));
    await renew(rosa);
    expect(await state(rosa)).toMatchObject({ state: 'none' });
    await t.app.get(DataExportService, { strict: false }).forgetExpired();
    await t.runJobs();
    expect(await exportIds(rosa)).toEqual([]);
    expect(await t.app.get(Storage).head(objectKeyOf(id!))).toBeNull();
  });

  test('that never finishes is given up on, so that the member can try again', async () => {
    const rosa = await aMember(t);
    await request(rosa).expect(200);
    await t.database.query(`delete from jobs where kind = 'privacy.write-export'`);
    t.clock.advance(hours(6) + 1);
    await renew(rosa);
    await t.app.get(DataExportService, { strict: false }).forgetExpired();
    expect(await state(rosa)).toMatchObject({ state: 'failed' });
  });
});
