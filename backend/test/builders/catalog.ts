import { newId } from '../../src/kernel/ids.js';
import { BLANK_PRODUCT, BundlePart, Product } from '../../src/modules/catalog/index.js';
import { Review } from '../../src/modules/reviews/index.js';
import type { TestApp } from '../app.js';

let made = 0;

/** Creates a product, by default a published download for $27.00. `files`: ids of its assets. */
export async function aProduct(
  t: TestApp,
  { files = [], ...overrides }: Partial<Product> & { files?: readonly string[] } = {},
): Promise<Product> {
  const now = t.clock.now();
  const product: Product = {
    ...BLANK_PRODUCT,
    id: newId(),
    type: 'digital_file',
    status: 'published',
    title: `Workbook number ${++made}`,
    summary: 'Thirty quiet pages.',
    description: 'Thirty quiet pages for two.',
    whatsInside: ['30 pages'],
    priceCents: 2700,
    category: 'Workbooks',
    tags: ['For Mothers'],
    thumbnailAlt: 'A closed book',
    creator: 'Maren Solveig',
    publishedAt: now,
    createdAt: now,
    ...overrides,
  };
  await t.database.transaction(async (tx) => {
    await tx.insert(Product, product);
    for (const [position, assetId] of files.entries()) {
      await tx.query(
        'insert into product_files (id, product_id, asset_id, position) values ($1, $2, $3, $4)',
        [newId(), product.id, assetId, position],
      );
    }
  });
  return product;
}

/** Creates a bundle of these products, by default published and for $50.00. */
export async function aBundle(
  t: TestApp,
  partIds: readonly string[],
  overrides: Partial<Product> = {},
): Promise<Product> {
  const bundle = await aProduct(t, {
    type: 'bundle',
    category: 'For Moms',
    priceCents: 5000,
    title: `Bundle number ${++made}`,
    ...overrides,
  });
  await t.database.transaction((tx) =>
    tx.insert(
      BundlePart,
      partIds.map((productId, position) => ({ bundleId: bundle.id, productId, position })),
    ),
  );
  return bundle;
}

/** Creates a review, by default visible, with five stars, and by a new member. */
export async function aReview(
  t: TestApp,
  productId: string,
  overrides: Partial<Omit<Review, 'productId'>> = {},
): Promise<Review> {
  const review: Review = {
    id: newId(),
    productId,
    accountId: newId(),
    rating: 5,
    text: 'We do the evening questions every Sunday now.',
    answer: null,
    state: overrides.hiddenReason == null ? 'published' : 'hidden',
    withheldState: null,
    hiddenReason: null,
    keptAt: null,
    canBeQuoted: false,
    version: 1,
    createdAt: t.clock.now(),
    editedAt: null,
    ...overrides,
  };
  await t.database.transaction((tx) => tx.insert(Review, review));
  return review;
}
