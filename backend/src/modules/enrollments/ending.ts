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
  /** Time at which the right ends by itself; null: never. */
  expiresAt: Date | null;
}

/** Products that a source gave and is taking back. */
type TakenBack = { productIds: readonly string[]; source: string; sourceId: string | null };

/** A right and the one that keeps its product open instead. */
export interface Held<Of extends Right = Right> {
  right: Of;
  heir: Of;
}

/** Effect on a person's rights. */
export interface Ending<Of extends Right = Right> {
  /** Closed, because no other right keeps them open. */
  closed: Of[];
  /** Open through another right: to the same product, or to a bundle with it. */
  held: Held<Of>[];
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
export const endingOf = <Of extends Right>(
  rights: readonly Of[],
  { productIds, source, sourceId }: TakenBack,
): Ending<Of> =>
  endingWhere(
    rights,
    (right) =>
      right.source === source &&
      right.sourceId === sourceId &&
      productIds.includes(right.bundleId ?? right.productId),
  );

/** Ends the rights whose time has come, as a refund would. */
export const expiryOf = <Of extends Right>(rights: readonly Of[], now: Date): Ending<Of> =>
  endingWhere(rights, ({ expiresAt }) => expiresAt !== null && expiresAt <= now);

function endingWhere<Of extends Right>(rights: readonly Of[], isTaken: (right: Of) => boolean): Ending<Of> {
  const taken = rights.filter(isTaken);
  const left = rights.filter((right) => !isTaken(right));
  const ending: Ending<Of> = {
    closed: [],
    held: [],
    spent: taken.filter(({ isFurther }) => isFurther),
    open: new Set(left.map(({ productId }) => productId)),
  };
  for (const right of taken.filter(({ isFurther }) => !isFurther)) {
    const heir = heirOf(right, left);
    if (!heir) ending.closed.push(right);
    else {
      if (isSame(right, heir)) ending.spent.push(heir);
      ending.held.push({ right, heir });
      ending.open.add(right.productId);
    }
  }
  return ending;
}

/** Returns the rights that are outlasted, each with the longest right to its product, which is to keep it open instead. */
export const outlasted = <Of extends Right>(rights: readonly Of[]): Held<Of>[] =>
  rights
    .filter(({ isFurther }) => !isFurther)
    .flatMap((right) => {
      const heir = heirOf(right, rights);
      return heir && lastsLonger(heir, right) ? [{ right, heir }] : [];
    });

/** True if the heir is another right to the same product, and not a bundle with it. */
export const isSame = (right: Right, heir: Right): boolean => heir.productId === right.productId;

export const lastsLonger = (one: Pick<Right, 'expiresAt'>, other: Pick<Right, 'expiresAt'>): boolean =>
  other.expiresAt !== null && (one.expiresAt === null || one.expiresAt > other.expiresAt);

/** Returns the right that lasts longest: of equal ones, another right to the same product before a bundle with it. */
function heirOf<Of extends Right>(right: Of, others: readonly Of[]): Of | undefined {
  const heirs = [
    ...others.filter((other) => other.isFurther && isSame(right, other)),
    ...others.filter(({ partIds }) => partIds.includes(right.productId)),
  ];
  return heirs.find((heir) => !heirs.some((other) => lastsLonger(other, heir)));
}
