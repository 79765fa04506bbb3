import { type AccessTerm, type StoredTerm, termOf } from '../../kernel/access-term.js';
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

/** The offer on a line, as JSON tells it. */
export type OrderedOffer = StoredTerm & { name: string };

interface OfferedLine {
  productId: string;
  offer: OrderedOffer | null;
}

/** The offer of a line for its readers. */
export const offerOf = ({ offer }: Pick<OfferedLine, 'offer'>) =>
  offer && { name: offer.name, accessDays: offer.accessDays, accessUntil: termOf(offer).until };

/** How long the lines give access, by product; forever if not named. */
export const termsIn = (lines: readonly OfferedLine[]): Map<string, AccessTerm> =>
  new Map(lines.flatMap(({ productId, offer }) => (offer ? [[productId, termOf(offer)] as const] : [])));

export const bundledIn = (
  lines: readonly { productId: string; parts: readonly OrderedPart[] }[],
): { bundleId: string; productId: string }[] =>
  lines.flatMap(({ productId: bundleId, parts }) => parts.map(({ productId }) => ({ bundleId, productId })));
