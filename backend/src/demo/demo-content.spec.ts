import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  COURSE_CATEGORIES,
  DIGITAL_FILE_CATEGORIES,
  type DemoProduct,
  demoMedia,
  demoOwnership,
  demoPeople,
  demoProducts,
  LIBRARY_TAGS,
} from './index.js';

const MEDIA_DIRECTORY = join(__dirname, 'media');
const BUDGET_BYTES = 18 * 1024 * 1024;

const sizeOf = (path: string) => statSync(join(MEDIA_DIRECTORY, path)).size;

describe('the demo media', () => {
  it('are all there, and together stay under the budget', () => {
    for (const media of demoMedia) expect(existsSync(join(MEDIA_DIRECTORY, media.path))).toBe(true);
    expect(demoMedia.reduce((sum, media) => sum + sizeOf(media.path), 0)).toBeLessThan(BUDGET_BYTES);
  });

  it('include a light 960 × 640 picture for every product', () => {
    for (const product of demoProducts) {
      const picture = demoMedia.find((media) => media.key === product.thumbnail);
      expect(picture).toMatchObject({ kind: 'image', width: 960, height: 640 });
      expect(sizeOf(picture?.path ?? '')).toBeLessThan(60_000);
    }
  });
});

describe('the demo catalogue', () => {
  it.each(demoProducts.map((product) => [product.key, product] as const))(
    '%s speaks the specification’s categories, tags and prices',
    (_key, product) => {
      const categories: readonly string[] =
        product.type === 'digital_file' ? DIGITAL_FILE_CATEGORIES : COURSE_CATEGORIES;
      expect(categories).toContain(product.category);
      for (const tag of product.tags) expect(LIBRARY_TAGS).toContain(tag);
      const [low, high] = priceRange(product);
      if (product.priceCents !== null) {
        expect(product.priceCents).toBeGreaterThanOrEqual(low);
        expect(product.priceCents).toBeLessThanOrEqual(high);
      }
      const paragraphs = product.description.split('\n\n').length;
      expect(paragraphs).toBeGreaterThanOrEqual(2);
      expect(paragraphs).toBeLessThanOrEqual(4);
    },
  );

  it('has two master classes at $97, one-on-one coaching at $150 and something free', () => {
    const priced = (cents: number | null) => demoProducts.filter((product) => product.priceCents === cents);
    expect(priced(9700).map((product) => product.type)).toEqual(['course', 'course']);
    expect(priced(15000).map((product) => product.category)).toEqual(['Private Coaching']);
    expect(priced(null).map((product) => product.type)).toEqual(['course', 'digital_file']);
  });

  it('is reviewed by owners only, after they came to own it', () => {
    for (const product of demoProducts)
      for (const review of product.reviews) {
        const owned = demoOwnership.find(
          (row) => row.memberKey === review.memberKey && row.productKey === product.key,
        );
        expect(owned?.daysAgo).toBeGreaterThan(review.daysAgo);
      }
  });
});

describe('the demo people', () => {
  it('are one coach and members with addresses that reach nobody', () => {
    expect(demoPeople.filter((person) => person.role === 'creator').map((person) => person.email)).toEqual([
      'coach@sanctum.test',
    ]);
    for (const person of demoPeople) expect(person.email).toMatch(/@sanctum\.test$/);
  });

  it('own each product once, since a day after they joined and after it was made', () => {
    const seen = new Set<string>();
    for (const row of demoOwnership) {
      const person = demoPeople.find((one) => one.key === row.memberKey);
      const product = demoProducts.find((one) => one.key === row.productKey);
      expect(person?.joinedDaysAgo).toBeGreaterThanOrEqual(row.daysAgo);
      expect(product?.createdDaysAgo).toBeGreaterThanOrEqual(row.daysAgo);
      seen.add(`${row.memberKey}/${row.productKey}`);
    }
    expect(seen.size).toBe(demoOwnership.length);
  });
});

function priceRange(product: DemoProduct): [number, number] {
  if (product.type === 'digital_file') return [2200, 4700];
  return product.type === 'course' ? [4700, 9700] : [8500, 15000];
}
