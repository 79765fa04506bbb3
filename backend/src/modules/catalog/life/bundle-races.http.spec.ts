import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aBundle, aProduct } from '../../../../test/builders/catalog.js';
import { aCreator, type Person } from '../../../../test/builders/people.js';
import { withOtherStatements } from '../../../../test/other-statements.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { BundlePartsService } from '../editing/bundle-parts.service.js';
import { Product } from '../product.entity.js';
import { ProductContentsQueries } from './product-contents.queries.js';
import { ProductLifeService } from './product-life.service.js';
import { ProductPartsService } from './product-parts.service.js';
import { ProductLocksService } from './product-locks.service.js';
import type { ProductMove } from './product-states.js';

/** Enough rounds for either side to win some. */
const ROUNDS = 10;

describe('a bundle in the shop contains nothing unavailable, when at the same moment', () => {
  let t: TestApp;
  let coach: Person;
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
  });
  afterAll(() => t.close());

  const url = (id: string) => `/api/creator/products/${id}`;
  const statusOf = async (id: string) =>
    (await t.database.one<{ status: string }>('select status from products where id = $1', [id]))!.status;
  /** Bundles in the shop, each with its unavailable parts. */
  const brokenBundles = () =>
    t.database.query(
      `select b.id from products b join bundle_parts p on p.bundle_id = b.id join products part on part.id = p.product_id
       where b.status = 'published' and (part.status <> 'published' or part.removed_at is not null)`,
    );
  async function aPair(bundle: Partial<Product> = {}) {
    const oak = await aProduct(t);
    const moss = await aProduct(t);
    const fern = await aProduct(t);
    return { oak, moss, fern, path: await aBundle(t, [oak.id, moss.id], bundle) };
  }
  const DRAFT = { status: 'draft', publishedAt: null } as const;

  test.each<ProductMove>(['archive', 'unpublish'])(
    'it is published and one of its parts goes through %s',
    async (move) => {
      for (let round = 0; round < ROUNDS; round++) {
        const { oak, path } = await aPair(DRAFT);
        const answers = await Promise.all([
          coach.browser.post(`${url(path.id)}/publish`),
          coach.browser.post(`${url(oak.id)}/${move}`),
        ]);
        expect([
          [200, 409],
          [422, 200],
        ]).toContainEqual(answers.map(({ status }) => status));
      }
      expect(await brokenBundles()).toEqual([]);
    },
  );

  test('a product is added to it and archived', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { oak, fern, path } = await aPair();
      const answers = await Promise.all([
        coach.browser.patch(url(path.id)).send({ partIds: [oak.id, fern.id] }),
        coach.browser.post(`${url(fern.id)}/archive`),
      ]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual(answers.map(({ status }) => status));
    }
    expect(await brokenBundles()).toEqual([]);
  });

  describe('but without the lock on its parts', () => {
    const archive = (id: string) =>
      t.app.get(ProductLifeService, { strict: false }).move(coach.id, id, 'archive');
    /** Reads the parts without locking them. */
    class Unlocked extends ProductContentsQueries {
      override of(tx: Tx, product: Product) {
        return super.of(
          withOtherStatements(tx, (sql, ask) => ask(sql.replace('for share of p', ''))),
          product,
        );
      }
    }
    /** Lets the archiving overtake before anything is written, or before the writes are visible to others. */
    class WithoutLock extends Unlocked {
      constructor(private readonly archived: string) {
        super();
      }

      override async of(tx: Tx, product: Product) {
        const contents = await super.of(tx, product);
        await archive(this.archived);
        return contents;
      }
    }
    const putIn = (contents: ProductContentsQueries, bundleId: string, partIds: string[]) =>
      t.database.transaction(async (tx) => {
        const bundle = await new ProductLocksService().lock(tx, bundleId);
        await new BundlePartsService(contents).replace(tx, bundle, partIds);
      });

    test('it would be published with an archived part', async () => {
      const { oak, path } = await aPair(DRAFT);
      const twin = new ProductLifeService(
        ...([t.app.get(Database), t.clock, new ProductLocksService(), new WithoutLock(oak.id)] as const),
        t.app.get(ProductPartsService, { strict: false }),
        t.app.get(AuditService, { strict: false }),
      );
      await twin.move(coach.id, path.id, 'publish');
      expect([await statusOf(path.id), await statusOf(oak.id)]).toEqual(['published', 'archived']);
    });

    test('the foreign key still protects an added part', async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { oak, fern, path } = await aPair();
        await Promise.allSettled([putIn(new Unlocked(), path.id, [oak.id, fern.id]), archive(fern.id)]);
        const [held] = await t.database.query<{ isPart: boolean }>(
          `select exists (select from bundle_parts where bundle_id = $1 and product_id = $2) as "isPart"`,
          [path.id, fern.id],
        );
        expect(await statusOf(fern.id)).toBe(held!.isPart ? 'published' : 'archived');
      }
    });

    test('and without that key it would contain an archived part', async () => {
      await t.database.query('alter table bundle_parts drop constraint bundle_parts_product_fk');
      const { oak, fern, path } = await aPair();
      await putIn(new WithoutLock(fern.id), path.id, [oak.id, fern.id]);
      expect([await statusOf(path.id), await statusOf(fern.id)]).toEqual(['published', 'archived']);
    });
  });
});
