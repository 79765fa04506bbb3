import { conflict } from '../../../kernel/errors.js';
import type { ProductStatus } from '../product-kinds.js';

export type ProductMove = 'publish' | 'unpublish' | 'archive' | 'restore';

/** What may become what. What comes back from the archive is looked at before it is sold again. */
const MOVES = {
  publish: { from: ['draft'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  archive: { from: ['draft', 'published'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
} as const satisfies Record<ProductMove, { from: readonly ProductStatus[]; to: ProductStatus }>;

/** Where a move leads. What is there already stays there: pressing twice is no mistake. */
export function moved(status: ProductStatus, move: ProductMove): ProductStatus {
  const { from, to }: { from: readonly ProductStatus[]; to: ProductStatus } = MOVES[move];
  if (status !== to && !from.includes(status)) {
    throw conflict('wrong_status', `A product that is ${status} cannot take this step`);
  }
  return to;
}
