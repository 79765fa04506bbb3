import type { ProductType } from '../../kernel/product-types.js';
import { wrongFields } from '../../kernel/errors.js';

/** Sold products are archived, never deleted; owners keep access (product rule 4.2). */
export const PRODUCT_STATUSES = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Courses, coaching and bundles share one list, digital files have their own (product rule 4.1). */
export const COURSE_CATEGORIES = [
  'For Moms',
  'For Girls',
  'Private Coaching',
  'Group Coaching',
  'Digital Download',
] as const;
export const DIGITAL_FILE_CATEGORIES = [
  'Workbooks',
  'Guides',
  'Templates',
  'Resources',
  'Digital Download',
] as const;
export const CATEGORIES = [...new Set([...COURSE_CATEGORIES, ...DIGITAL_FILE_CATEGORIES])];
export type Category = (typeof CATEGORIES)[number];

const CATEGORIES_OF = {
  course: COURSE_CATEGORIES,
  coaching: COURSE_CATEGORIES,
  bundle: COURSE_CATEGORIES,
  digital_file: DIGITAL_FILE_CATEGORIES,
} as const satisfies Record<ProductType, readonly Category[]>;

export const TOPICS = [
  'For Mothers',
  'For Daughters',
  'Life Skills',
  'Spirituality',
  'Emotional Intelligence',
  'Relationships',
  'Growing Up',
  'Becoming a Woman',
  'Self-Discovery',
  'Confidence',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Throws if a category does not belong to the product's type. */
export function assertCategoryFits(type: ProductType, category: Category): void {
  const categories: readonly Category[] = CATEGORIES_OF[type];
  if (!categories.includes(category))
    throw wrongFields({ category: `must be one of: ${categories.join(', ')}` });
}
