/** A right that a person has now to open a product. */
export interface Right {
  productId: string;
  /** The bundle with which it came; null: by itself. */
  bundleId: string | null;
  source: string;
  /** What gave it, e.g. the order. */
  sourceId: string | null;
  /** Of a bundle: what it holds open. */
  partIds: readonly string[];
  /** Another right keeps the product open; this one would take its place. */
  isFurther: boolean;
}

/** What a source has given, and takes back. */
interface TakenBack {
  productIds: readonly string[];
  source: string;
  sourceId: string | null;
}

/** What becomes of a person's rights. */
export interface Ending<Of extends Right = Right> {
  /** Nothing else holds these open: they are closed. */
  closed: Of[];
  /** These are open from now on by another right: to the same product, or to a bundle that holds it. */
  held: { right: Of; heir: Of }[];
  /** Further rights that are no more: they were taken back, or keep their product open from now on. */
  spent: Of[];
  /** All that is open afterwards. */
  open: Set<string>;
}

/**
 * Takes back what a source gave: the products, and what came with the bundles among them. A right from another source stays as it is, and
 * what a later purchase gave again, or a bundle holds that stays, is open by that one (product rules 4.20 and 4.25). Everybody asks here
 * what a refund closes: who does it, who shows it beforehand, and who writes about it.
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
