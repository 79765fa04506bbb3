import { unprocessable } from '../../../kernel/errors.js';
import type { ProductType } from '../../../kernel/product-types.js';

/** What a product can lack before it may go public. */
export const MISSING_PARTS = ['lesson', 'file'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** How much a product holds. */
export interface ProductContents {
  type: ProductType;
  lessons: number;
  files: number;
}

/** The one rule of what must be there before people can get a product; null: it is ready. */
export function missingPart({ type, lessons, files }: ProductContents): MissingPart | null {
  if (type === 'course' && lessons === 0) return 'lesson';
  if (type === 'digital_file' && files === 0) return 'file';
  return null;
}

export function assertReady(contents: ProductContents): void {
  const missing = missingPart(contents);
  if (missing !== null) throw REFUSALS[missing]();
}

const REFUSALS = {
  lesson: () => unprocessable('not_ready', 'A course needs a lesson before people can get it'),
  file: () =>
    unprocessable('not_ready', 'A digital file needs a file before people can get it', {
      files: 'needs at least one',
    }),
} as const satisfies Record<MissingPart, () => Error>;
