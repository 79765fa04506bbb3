import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { aDaughter } from '../../../test/builders/families.js';
import { aMember, type Person } from '../../../test/builders/people.js';
import { days } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import { AccessEndsService, EnrollmentsService } from './index.js';

let t: TestApp;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  rosa = await aMember(t);
});

const inDays = (number: number) => new Date(t.clock.now().getTime() + days(number));

/** Opens a product now, until some days later. */
const open = (productId: string, accessDays: number, { id: accountId }: Person = rosa) =>
  t.database.transaction((tx) =>
    t.app.get(EnrollmentsService, { strict: false }).grant(tx, {
      accountId,
      productIds: [productId],
      source: 'purchase',
      sourceId: newId(),
      terms: new Map([[productId, { days: accessDays, until: null }]]),
    }),
  );

async function tell(): Promise<void> {
  await t.app.get(AccessEndsService, { strict: false }).tellEnding();
  await t.runJobs();
}

/** Emails about ends that someone has got, and the path and facts of the notification. */
async function told({ id }: Person = rosa) {
  const [mails] = await t.database.query<{ count: number }>(
    `select count(*)::int from mails where account_id = $1 and kind = 'access_ending'`,
    [id],
  );
  const news = await t.database.query<{ path: string; facts: object }>(
    `select path, facts from notifications where account_id = $1 and kind = 'access_ending'`,
    [id],
  );
  return { mails: mails!.count, news };
}

describe('access that ends soon', () => {
  test('is announced 14 and 3 days before, once each, and again after it was extended', async () => {
    const product = await aProduct(t, { title: 'Slow Mornings' });
    await open(product.id, 90);
    await tell();
    expect(await told()).toEqual({ mails: 0, news: [] });

    t.clock.advance(days(77));
    await Promise.all([tell(), tell()]);
    expect(await told()).toMatchObject({
      mails: 1,
      news: [
        {
          path: `/product/${product.id}`,
          facts: { title: 'Slow Mornings', startsAt: inDays(13).toISOString() },
        },
      ],
    });

    t.clock.advance(days(11));
    await tell();
    await tell();
    expect(await told()).toMatchObject({ mails: 2 });

    await open(product.id, 90);
    await tell();
    expect(await told()).toMatchObject({ mails: 2 });
    t.clock.advance(days(80));
    await tell();
    expect(await told()).toMatchObject({ mails: 3 });
  });

  test('is not announced by a notice that was due before it began', async () => {
    const product = await aProduct(t);
    await open(product.id, 7);
    await tell();
    expect(await told()).toMatchObject({ mails: 0 });
    t.clock.advance(days(5));
    await tell();
    expect(await told()).toMatchObject({ mails: 1 });
  });

  test('is announced for a bundle, and not for each of its parts', async () => {
    const parts = [await aProduct(t), await aProduct(t)];
    const bundle = await aBundle(
      t,
      parts.map(({ id }) => id),
    );
    await open(bundle.id, 90);
    t.clock.advance(days(80));
    await tell();
    const { mails, news } = await told();
    expect([mails, news.map(({ path }) => path)]).toEqual([1, [`/product/${bundle.id}`]]);
  });

  test('is announced to a daughter herself, and leads her to where she asks to renew it', async () => {
    const lena = await aDaughter(t, rosa);
    const product = await aProduct(t);
    await open(product.id, 90, lena);
    t.clock.advance(days(80));
    await tell();
    expect((await told(lena)).news.map(({ path }) => path)).toEqual([`/product/${product.id}`]);
    expect(await told()).toEqual({ mails: 0, news: [] });
  });
});
