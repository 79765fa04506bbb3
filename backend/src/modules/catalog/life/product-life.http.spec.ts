import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import { aCourse, type BuiltCourse } from '../../../../test/builders/courses.js';
import { anAsset } from '../../../../test/builders/media.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { hours, later, minutes } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Handlers } from '../../../platform/jobs/handlers.js';
import { Product } from '../product.entity.js';
import { ProductContentsQueries } from './product-contents.queries.js';
import { AuditService } from '../../audit/index.js';
import { ProductLifeService } from './product-life.service.js';
import { ProductPartsService } from './product-parts.service.js';
import { ProductLocksService } from './product-locks.service.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const DRAFT = { status: 'draft', publishedAt: null } as const;
const url = (id: string, move = '') => `/api/creator/products/${id}${move && `/${move}`}`;
const read = async (id: string) => (await coach.browser.get(url(id)).expect(200)).body as object;
const statusOfPage = async (id: string) => (await t.browser().get(`/api/products/${id}`)).status;
const runJob = () => t.app.get(Handlers).job('catalog.publish-scheduled')!.run({});

async function schedule(id: string): Promise<string> {
  const publishAt = later(t.clock.now(), hours(1)).toISOString();
  await coach.browser.post(url(id, 'schedule')).send({ publishAt }).expect(200);
  return publishAt;
}
async function theHourComes(): Promise<void> {
  t.clock.advance(hours(1));
  await runJob();
  // A sign-in counts as fresh for ten minutes only.
  coach = await aCreator(t);
}
async function empty({ lessons }: BuiltCourse): Promise<void> {
  for (const { id } of lessons) await coach.browser.delete(`/api/creator/outline/lessons/${id}`).expect(204);
}
const fill = ({ id, modules: [parentId] }: BuiltCourse) =>
  coach.browser
    .post(`/api/creator/courses/${id}/outline/lessons`)
    .send({ title: 'A new beginning', parentId })
    .expect(201);

describe('a course that is scheduled and then emptied', () => {
  async function anEmptiedCourse() {
    const course = await aCourse(t, DRAFT);
    const publishAt = await schedule(course.id);
    await empty(course);
    return { course, publishAt };
  }

  test('is not published at its time: it stays a draft and says why', async () => {
    const { course, publishAt } = await anEmptiedCourse();
    expect(await read(course.id)).toMatchObject({ publishAt, scheduleMissedAt: null, missing: 'lesson' });
    await theHourComes();
    expect(await statusOfPage(course.id)).toBe(404);
    expect(await read(course.id)).toMatchObject({
      status: 'draft',
      publishedAt: null,
      publishAt: null,
      scheduleMissedAt: publishAt,
      missing: 'lesson',
    });
  });

  test('and filled in time is published at its time', async () => {
    const { course, publishAt } = await anEmptiedCourse();
    await fill(course);
    await theHourComes();
    expect(await statusOfPage(course.id)).toBe(200);
    expect(await read(course.id)).toMatchObject({
      status: 'published',
      publishedAt: publishAt,
      scheduleMissedAt: null,
      missing: null,
    });
  });

  test('and filled too late waits for the coach, who publishes it or sets another time', async () => {
    const published = await anEmptiedCourse();
    const scheduled = await anEmptiedCourse();
    await theHourComes();
    await fill(published.course);
    await fill(scheduled.course);
    t.clock.advance(minutes(1));
    await runJob();
    for (const { course, publishAt } of [published, scheduled]) {
      expect(await read(course.id)).toMatchObject({ status: 'draft', scheduleMissedAt: publishAt });
    }
    await coach.browser.post(url(published.course.id, 'publish')).expect(200);
    expect(await read(published.course.id)).toMatchObject({ status: 'published', scheduleMissedAt: null });
    const publishAt = await schedule(scheduled.course.id);
    expect(await read(scheduled.course.id)).toMatchObject({ publishAt, scheduleMissedAt: null });
  });

  test('does not delay other products of the same time', async () => {
    const { course } = await anEmptiedCourse();
    const download = await aProduct(t, { ...DRAFT, files: [(await anAsset(t)).id] });
    const coaching = await aProduct(t, { ...DRAFT, type: 'coaching', category: 'Private Coaching' });
    await schedule(download.id);
    await schedule(coaching.id);
    await theHourComes();
    expect(await Promise.all([course, download, coaching].map(({ id }) => statusOfPage(id)))).toEqual([
      404, 200, 200,
    ]);
  });
});

test('a missed time is forgotten when the coach unschedules, archives or deletes the product', async () => {
  const forgetting = {
    unscheduled: (id: string) =>
      coach.browser.post(url(id, 'schedule')).send({ publishAt: null }).expect(200),
    archived: (id: string) => coach.browser.post(url(id, 'archive')).expect(200),
    deleted: (id: string) => coach.browser.delete(url(id)).expect(200),
  };
  for (const forget of Object.values(forgetting)) {
    const { id } = await aCourse(t, { ...DRAFT, sections: [], scheduleMissedAt: t.clock.now() });
    await forget(id);
    expect(await t.database.query('select schedule_missed_at from products where id = $1', [id])).toEqual([
      { schedule_missed_at: null },
    ]);
  }
});

describe('two simultaneous moves', () => {
  const aDownload = async () => aProduct(t, { ...DRAFT, files: [(await anAsset(t)).id] });
  const statusOf = async (id: string) =>
    (await t.database.one<{ status: string }>('select status from products where id = $1', [id]))!.status;

  test('leave an archived product archived, whichever came first', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await aDownload();
      const [published, archived] = await Promise.all([
        coach.browser.post(url(id, 'publish')),
        coach.browser.post(url(id, 'archive')),
      ]);
      expect([200, 409]).toContain(published.status);
      expect([archived.status, await statusOf(id)]).toEqual([200, 'archived']);
    }
  });

  test('at the scheduled time, publish a product once', async () => {
    const { id } = await aDownload();
    const publishAt = await schedule(id);
    t.clock.advance(hours(1));
    await Promise.all([runJob(), runJob(), runJob()]);
    coach = await aCreator(t);
    expect(await read(id)).toMatchObject({ status: 'published', publishedAt: publishAt });
  });

  deepTest('without the lock put an archived product back into the shop', async () => {
    const { id } = await aDownload();
    const life = t.app.get(ProductLifeService, { strict: false });
    /** Reads the row without locking it, and lets the archive overtake before it writes. */
    class WithoutLock extends ProductLocksService {
      override async lock(tx: Tx, productId: string): Promise<Product> {
        const product = await tx.findOneByOrFail(Product, { id: productId });
        await life.move(coach.id, productId, 'archive');
        return product;
      }
    }
    const database = t.app.get(Database, { strict: false });
    const twin = new ProductLifeService(
      ...([database, t.clock, new WithoutLock(), new ProductContentsQueries()] as const),
      t.app.get(ProductPartsService, { strict: false }),
      t.app.get(AuditService, { strict: false }),
    );
    await twin.move(coach.id, id, 'publish');
    expect(await statusOf(id)).toBe('published');
  });
});
