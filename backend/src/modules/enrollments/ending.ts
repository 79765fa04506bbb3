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
  /** These are open from now on by another bundle that holds them. */
  held: { right: Of; bundle: Of }[];
  /** All that is open afterwards. */
  open: Set<string>;
}

/**
 * Takes back what a source gave: the products, and what came with the bundles among them. A right from another source stays as it is, and
 * what a bundle holds that stays is open by that one (product rule 4.20). Everybody asks here what a refund closes: who does it, who
 * shows it beforehand, and who writes about it.
 */
export function endingOf<Of extends Right>(
  rights: readonly Of[],
  { productIds, source, sourceId }: TakenBack,
): Ending<Of> {
  const isTaken = (right: Of): boolean =>
    right.source === source &&
    right.sourceId === sourceId &&
    productIds.includes(right.bundleId ?? right.productId);
  const [taken, left] = [rights.filter(isTaken), rights.filter((right) => !isTaken(right))];
  const ending: Ending<Of> = { closed: [], held: [], open: new Set(left.map(({ productId }) => productId)) };
  for (const right of taken) {
    const bundle = left.find(({ partIds }) => partIds.includes(right.productId));
    if (!bundle) ending.closed.push(right);
    else {
      ending.held.push({ right, bundle });
      ending.open.add(right.productId);
    }
  }
  return ending;
}
