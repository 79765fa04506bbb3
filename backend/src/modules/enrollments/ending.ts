/** A person's current right to open a product. */
export interface Right {
  productId: string;
  /** The bundle that included the product; null: it was given alone. */
  bundleId: string | null;
  source: string;
  /** Source of the right, e.g. the order. */
  sourceId: string | null;
  /** Products that a bundle keeps open; empty for other products. */
  partIds: readonly string[];
  /** True if another right keeps the product open, and this one would take its place. */
  isFurther: boolean;
}

/** Products that a source gave and is taking back. */
type TakenBack = { productIds: readonly string[]; source: string; sourceId: string | null };

/** Effect on a person's rights. */
export interface Ending<Of extends Right = Right> {
  /** Closed, because no other right keeps them open. */
  closed: Of[];
  /** Open through another right: to the same product, or to a bundle with it. */
  held: { right: Of; heir: Of }[];
  /** Further rights that are used up: taken back, or keeping their product open from now on. */
  spent: Of[];
  /** Products that are open afterwards. */
  open: Set<string>;
}

/**
 * Ends what a source gave: the products, and the parts of bundles among them. Rights from other sources stay. A product
 * from a later purchase, or in a remaining bundle, stays open through that right (product rules 4.20 and 4.25). The
 * refund, its preview and its emails all use this function.
 */
export function endingOf<Of extends Right>(
  rights: readonly Of[],
  { productIds, source, sourceId }: TakenBack,
): Ending<Of> {
  const isTaken = (right: Of): boolean =>
    right.source === source &&
    right.sourceId === sourceId &&
    productIds.includes(right.bundleId ?? right.productId);
  const taken = rights.filter(isTaken);
  const left = rights.filter((right) => !isTaken(right));
  const ending: Ending<Of> = {
    closed: [],
    held: [],
    spent: taken.filter(({ isFurther }) => isFurther),
    open: new Set(left.map(({ productId }) => productId)),
  };
  for (const right of taken.filter(({ isFurther }) => !isFurther)) {
    const again = left.find(({ productId, isFurther }) => isFurther && productId === right.productId);
    const heir = again ?? left.find(({ partIds }) => partIds.includes(right.productId));
    if (!heir) ending.closed.push(right);
    else {
      if (again) ending.spent.push(again);
      ending.held.push({ right, heir });
      ending.open.add(right.productId);
    }
  }
  return ending;
}
