import { conflict } from '../../../kernel/errors.js';
import type { ProductStatus } from '../product-kinds.js';

export type ProductMove = 'publish' | 'unpublish' | 'archive' | 'restore';

/** Moves allowed from each status. A restored product becomes a draft, so that the coach checks it first. */
const MOVES = {
  publish: { from: ['draft'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  archive: { from: ['draft', 'published'], to: 'archived' },
  restore: { from: ['archived'], to: 'draft' },
} as const satisfies Record<ProductMove, { from: readonly ProductStatus[]; to: ProductStatus }>;

/** Status after a move. A product that already has the status keeps it: clicking a button twice is no error. */
export function moved(status: ProductStatus, move: ProductMove): ProductStatus {
  const { from, to }: { from: readonly ProductStatus[]; to: ProductStatus } = MOVES[move];
  if (status !== to && !from.includes(status))
    throw conflict('wrong_status', `You can’t do this with a product that is ${status}`);
  return to;
}

/** Returns whether a product is in the shop, or will be at a time. */
export const isOut = ({ status, publishAt }: { status: ProductStatus; publishAt: Date | null }): boolean =>
  status === 'published' || publishAt !== null;
