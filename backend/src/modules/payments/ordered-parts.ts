import type { PartType } from '../../kernel/product-types.js';

/** A product that comes with the bundle of a line, as it was then. */
export interface OrderedPart {
  productId: string;
  type: PartType;
  title: string;
}

/** The parts of these lines, each with its bundle. */
export const bundledIn = (
  lines: readonly { productId: string; parts: readonly OrderedPart[] }[],
): { bundleId: string; productId: string }[] =>
  lines.flatMap(({ productId: bundleId, parts }) => parts.map(({ productId }) => ({ bundleId, productId })));
