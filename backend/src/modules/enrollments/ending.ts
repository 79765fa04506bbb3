/** A right that a person has now to open a product. */
export interface Right {
  productId: string;
  /** The bundle that included the product; null: it was given on its own. */
  bundleId: string | null;
  source: string;
  /** Source of the right, e.g. the order. */
  sourceId: string | null;
  /** Products that a bundle keeps open; empty for other products. */
  partIds: readonly string[];
  /** Another right keeps the product open; this one would take its place. */
  isFurther: boolean;
}

/** Products that a source has given and takes back. */
type TakenBack = { productIds: readonly string[]; source: string; sourceId: string | null };

/** Effect on a person's rights. */
export interface Ending<Of extends Right = Right> {
  /** Closed, because nothing else keeps them open. */
  closed: Of[];
  /** Open from now on by another right: to the same product, or to a bundle with it. */
  held: { right: Of; heir: Of }[];
  /** Further rights that are used up: taken back, or keeping their product open from now on. */
  spent: Of[];
  /** Products that are open afterwards. */
  open: Set<string>;
}

/**
 * Takes back what a source gave: the products, and what came with the bundles among them. Rights from other sources
 * stay. A product that a later purchase gave again, or that a remaining bundle includes, stays open by that right
 * (product rules 4.20 and 4.25). Everybody asks here what a refund closes: the refund itself, its preview and its
 * mails.
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
