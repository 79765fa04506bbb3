import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { minutes } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { EnrollmentsService } from './index.js';
import { deepTest } from '../../../test/deep-test.js';

let t: TestApp;
let member: Person;
let creator: Person;
beforeAll(async () => {
  t = await startTestApp();
  member = await aMember(t);
  creator = await aCreator(t);
});
afterAll(() => t.close());

const rowsOf = (accountId: string, productId: string) =>
  t.database.query<{ source: string; startedAt: Date; endedAt: Date | null }>(
    `select source, started_at as "startedAt", ended_at as "endedAt" from enrollments
     where account_id = $1 and product_id = $2`,
    [accountId, productId],
  );

describe('claiming a product', () => {
  test('gives a free one, once, however often it is requested', async () => {
    const { id } = await aProduct(t, { priceCents: null });
    const { body } = await member.browser.post(`/api/products/${id}/claim`).expect(201);
    expect(body).toEqual({ productId: id });
    await member.browser.post(`/api/products/${id}/claim`).expect(201);
    expect(await rowsOf(member.id, id)).toMatchObject([{ source: 'free', endedAt: null }]);
    const page = await member.browser.get(`/api/products/${id}`).expect(200);
    expect(page.body).toMatchObject({ isOwned: true, studentCount: 1 });
  });

  test('is refused for one with a price', async () => {
    const { id } = await aProduct(t, { priceCents: 1 });
    const { body } = await member.browser.post(`/api/products/${id}/claim`).expect(422);
    expect(body.code).toBe('not_free');
    expect(await rowsOf(member.id, id)).toEqual([]);
  });

  test.each([
    ['draft', { status: 'draft', publishedAt: null }],
    ['archived', { status: 'archived' }],
  ] as const)('gets a 404 for one that is %s', async (_, state) => {
    const { id } = await aProduct(t, { priceCents: null, ...state });
    await member.browser.post(`/api/products/${id}/claim`).expect(404);
  });

  test('gets a 404 for a missing one, and a 400 for an invalid id', async () => {
    await member.browser.post(`/api/products/${newId()}/claim`).expect(404);
    await member.browser.post('/api/products/free/claim').expect(400);
  });

  test('is for members: a visitor signs in first, and the coach does not buy', async () => {
    const { id } = await aProduct(t, { priceCents: null });
    await t.browser().post(`/api/products/${id}/claim`).expect(401);
    await creator.browser.post(`/api/products/${id}/claim`).expect(403);
  });
});

describe('twenty claims at once', () => {
  const claimTwentyTimes = async (): Promise<{ statuses: number[]; rows: number }> => {
    const { id } = await aProduct(t, { priceCents: null });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.browser.post(`/api/products/${id}/claim`)),
    );
    return {
      statuses: [...new Set(answers.map(({ status }) => status))],
      rows: (await rowsOf(member.id, id)).length,
    };
  };

  test('create one enrollment', async () => {
    expect(await claimTwentyTimes()).toEqual({ statuses: [201], rows: 1 });
  });

  deepTest('would not be without the constraint that settles them', async () => {
    await t.database.query('alter table enrollments drop constraint enrollments_one_each');
    expect((await claimTwentyTimes()).rows).toBeGreaterThan(1);
    await t.database.query('delete from enrollments');
    await t.database.query(
      'alter table enrollments add constraint enrollments_one_each unique (account_id, product_id)',
    );
  });
});

describe('access', () => {
  const enrollments = () => t.app.get(EnrollmentsService, { strict: false });

  test('that is granted again keeps its first day', async () => {
    const { id } = await aProduct(t);
    const order = { source: 'purchase', sourceId: newId() } as const;
    await enroll(t, member.id, [id], order);
    const [first] = await rowsOf(member.id, id);
    await t.database.transaction((tx) =>
      enrollments().end(tx, { accountId: member.id, productIds: [id], ...order }),
    );
    expect(await enrollments().owns(member.id, [id])).toEqual(new Set());
    t.clock.advance(minutes(3));
    await enroll(t, member.id, [id]);
    expect(await rowsOf(member.id, id)).toEqual([
      { source: 'grant', startedAt: first!.startedAt, endedAt: null },
    ]);
  });

  test('given twice is only changed by the first', async () => {
    const { id } = await aProduct(t);
    const order = { source: 'purchase', sourceId: newId() } as const;
    await enroll(t, member.id, [id], order);
    await enroll(t, member.id, [id]);
    expect(await rowsOf(member.id, id)).toMatchObject([{ source: 'purchase' }]);
  });

  test('is only ended by the source that gave it', async () => {
    const { id } = await aProduct(t);
    await enroll(t, member.id, [id]);
    await t.database.transaction((tx) =>
      enrollments().end(tx, {
        accountId: member.id,
        productIds: [id],
        source: 'purchase',
        sourceId: newId(),
      }),
    );
    expect(await enrollments().owns(member.id, [id])).toEqual(new Set([id]));
  });

  test('is gone when the transaction that gave it fails', async () => {
    const { id } = await aProduct(t);
    const grant = { accountId: member.id, productIds: [id], source: 'grant', sourceId: null } as const;
    const failing = t.database.transaction(async (tx) => {
      await enrollments().grant(tx, grant);
      throw new Error('the payment did not settle');
    });
    await expect(failing).rejects.toThrow('the payment did not settle');
    expect(await rowsOf(member.id, id)).toEqual([]);
  });
});

describe('the files of a product', () => {
  test('are for its owners and the coach, and a 404 for everyone else', async () => {
    const asset = await anAsset(
      t,
      { fileName: 'Tagebuch für zwei.pdf' },
      Buffer.from('%PDF-1.7 quiet pages'),
    );
    const { id } = await aProduct(t, { files: [asset.id] });
    const stranger = await aMember(t);
    await enroll(t, member.id, [id]);
    await t.browser().get(`/api/products/${id}/files`).expect(401);
    await stranger.browser.get(`/api/products/${id}/files`).expect(404);
    await creator.browser.get(`/api/products/${id}/files`).expect(200);
    const body = (await member.browser.get(`/api/products/${id}/files`).expect(200)).body.items;
    expect(body).toEqual([
      {
        id: expect.any(String),
        fileName: 'Tagebuch für zwei.pdf',
        mimeType: 'application/pdf',
        fileSize: asset.fileSize,
        url: expect.any(String),
      },
    ]);
    const url = new URL(body[0].url);
    const download = await t
      .browser()
      .get(url.pathname + url.search)
      .expect(200);
    expect(download.body.toString()).toBe('%PDF-1.7 quiet pages');
    expect(download.headers['content-disposition']).toContain(
      `filename*=UTF-8''Tagebuch%20f%C3%BCr%20zwei.pdf`,
    );
  });

  test('come in order, and stay when the product is archived', async () => {
    const assets = [
      await anAsset(t, { fileName: 'b.pdf' }),
      await anAsset(t, { fileName: 'a.mp3', kind: 'audio', mimeType: 'audio/mpeg' }),
    ];
    const { id } = await aProduct(t, { files: assets.map((asset) => asset.id) });
    await enroll(t, member.id, [id]);
    await t.database.query(`update products set status = 'archived' where id = $1`, [id]);
    const body = (await member.browser.get(`/api/products/${id}/files`).expect(200)).body.items;
    expect(body.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['b.pdf', 'a.mp3']);
  });

  test('are a 404 once the ownership has ended', async () => {
    const { id } = await aProduct(t);
    await enroll(t, member.id, [id]);
    await t.database.query('update enrollments set ended_at = now() where product_id = $1', [id]);
    await member.browser.get(`/api/products/${id}/files`).expect(404);
  });

  test('of a product that does not exist are a 404, for the coach too', async () => {
    await creator.browser.get(`/api/products/${newId()}/files`).expect(404);
    await creator.browser.get('/api/products/none/files').expect(400);
  });
});
