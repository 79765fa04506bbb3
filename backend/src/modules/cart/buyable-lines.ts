import { type AccessTerm, coversTerm } from '../../kernel/access-term.js';

/** Facts about a product in a cart. Only products that are published and have a price have them. */
export interface LineFacts {
  productId: string;
  isGift: boolean;
  /** Ward who gets the product; null: the shopper, or the recipient of a gift. */
  wardId: string | null;
  /** False if the shopper is no longer the ward’s guardian. */
  isForSelfOrWard: boolean;
  /** True if the person who gets the product has it for good. */
  isOwned: boolean;
  /** True if it can be bought again, like sessions. */
  isRepeatable: boolean;
  /** How long buying the line gives access. */
  term: AccessTerm;
  /** Parts of a bundle in the coach's order; null: not a bundle. */
  parts: readonly { productId: string; isOwned: boolean }[] | null;
}

/**
 * Returns the lines that can be bought, so that nothing is sold twice (product rule 4.19). Left out are products that
 * the person who gets them owns, and parts of a bundle in the cart that lasts as long. Repeatable products stay (4.25), and so do gifts,
 * whose recipients may own none of them.
 */
export const buyable = <Line extends LineFacts>(lines: readonly Line[]): Line[] =>
  lines.filter(
    (line) =>
      line.isGift ||
      (line.isForSelfOrWard && (line.isRepeatable || !(isOwned(line) || bundleWith(line, lines)))),
  );

/** Returns the bundle in the cart that brings this product along. */
export const bundleWith = <Line extends LineFacts>(line: Line, lines: readonly Line[]): Line | undefined =>
  line.isRepeatable ? undefined : lines.find((other) => holds(other, line) && isForSame(other, line));

/** Returns the lines that come with this bundle, in the order of its parts. */
export const replacedBy = <Line extends LineFacts>(bundle: Line, lines: readonly Line[]): Line[] =>
  (bundle.parts ?? []).flatMap(({ productId }) =>
    lines.filter((line) => line.productId === productId && bundleWith(line, [bundle])),
  );

const isOwned = ({ isOwned: isBought, parts }: LineFacts): boolean =>
  isBought || (parts !== null && parts.length > 0 && parts.every((part) => part.isOwned));

const holds = ({ parts, term }: LineFacts, line: LineFacts): boolean =>
  (parts?.some((part) => part.productId === line.productId) ?? false) && coversTerm(term, line.term);

const isForSame = (one: LineFacts, other: LineFacts): boolean =>
  !one.isGift && !other.isGift && one.wardId === other.wardId;
