import { unprocessable } from '../../../kernel/errors.js';
import type { ProductType } from '../../../kernel/product-types.js';

/** Parts that a product may lack before it can be published. */
export const MISSING_PARTS = ['lesson', 'file', 'bundle_part', 'recurring_offer'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

export interface ProductContents {
  type: ProductType;
  lessons: number;
  files: number;
  /** One value for each part of a bundle: true if the part is published. */
  partsPublished: readonly boolean[];
  /** Offers of a product sold only by subscription; null: it has a price or is free. */
  recurringOffers: number | null;
}

/** A bundle needs more than one product (product rule 4.19). */
const LEAST_PARTS = 2;

/** Missing part that prevents publication, by the one rule of readiness; null: the product is ready. */
export function missingPart(contents: ProductContents): MissingPart | null {
  const { type, lessons, files, partsPublished, recurringOffers } = contents;
  if (type === 'course' && lessons === 0) return 'lesson';
  if (type === 'digital_file' && files === 0) return 'file';
  const isWhole = partsPublished.length >= LEAST_PARTS && partsPublished.every(Boolean);
  if (type === 'bundle' && !isWhole) return 'bundle_part';
  if (recurringOffers === 0) return 'recurring_offer';
  return null;
}

export function assertReady(contents: ProductContents): void {
  const missing = missingPart(contents);
  if (missing !== null) throw REFUSALS[missing]();
}

/** Throws if a product sold only by subscription would have no offer left. */
export function assertOffered({ recurringOffers }: Pick<ProductContents, 'recurringOffers'>): void {
  if (recurringOffers === 0) throw REFUSALS.recurring_offer();
}

const REFUSALS = {
  lesson: () => unprocessable('not_ready', 'Add a lesson before you publish this course'),
  file: () =>
    unprocessable('not_ready', 'Add a file before you publish this product', {
      files: 'must have at least one',
    }),
  bundle_part: () =>
    unprocessable(
      'not_ready',
      'Add at least two products before you publish this bundle, and publish all of them',
      { partIds: 'must contain at least two products, and all must be published' },
    ),
  recurring_offer: () =>
    unprocessable(
      'not_ready',
      'This product is sold only by subscription, so it needs an offer that’s paid every month or year',
    ),
} as const satisfies Record<MissingPart, () => Error>;
