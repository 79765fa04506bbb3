import type { PartType } from '../../kernel/product-types.js';

interface Line {
  id: string;
  isGift: boolean;
}

export const giftIds = (lines: readonly Line[]): string[] =>
  lines.filter(({ isGift }) => isGift).map(({ id }) => id);

/** A part of the bundle on a line, as it was at checkout. */
export interface OrderedPart {
  productId: string;
  type: PartType;
  title: string;
}

export const bundledIn = (
  lines: readonly { productId: string; parts: readonly OrderedPart[] }[],
): { bundleId: string; productId: string }[] =>
  lines.flatMap(({ productId: bundleId, parts }) => parts.map(({ productId }) => ({ bundleId, productId })));
