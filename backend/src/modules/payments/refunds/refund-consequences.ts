export interface RefundConsequences {
  /** Access that ends, including parts of bundles. */
  ends: string[];
  /** Products that the buyer keeps through another right. */
  stays: string[];
  /** Gifts that are taken back. */
  takesBack: string[];
}

interface RefundedThing {
  productId: string;
  title: string;
}

interface RefundedLine extends RefundedThing {
  parts: readonly RefundedThing[];
  isGift: boolean;
  isDelivered: boolean;
}

/** The buyer's rights after the refund, from enrollments. */
interface Rights {
  closed: readonly { productId: string }[];
  open: ReadonlySet<string>;
}

/** Sorts the lines of a refund by consequence, each product once, even if two bundles contain it. */
export function consequencesOf(lines: readonly RefundedLine[], { closed, open }: Rights): RefundConsequences {
  const things = lines.filter(({ isGift }) => !isGift).flatMap((line) => [line, ...line.parts]);
  const titlesOf = (ids: ReadonlySet<string>): string[] => [
    ...new Map(
      things.filter(({ productId }) => ids.has(productId)).map(({ productId, title }) => [productId, title]),
    ).values(),
  ];
  return {
    ends: titlesOf(new Set(closed.map(({ productId }) => productId))),
    stays: titlesOf(open),
    takesBack: lines.filter(({ isGift, isDelivered }) => isGift && isDelivered).map(({ title }) => title),
  };
}

/** Source of the access that an order gave: a subscription's payments all keep the same access open. */
export const sourceOf = ({
  id,
  subscriptionId,
}: {
  id: string;
  subscriptionId: string | null;
}): { source: 'purchase' | 'subscription'; sourceId: string } =>
  subscriptionId === null
    ? { source: 'purchase', sourceId: id }
    : { source: 'subscription', sourceId: subscriptionId };

/** Products of these lines that belong to the buyer. */
export const ownProducts = (lines: readonly Pick<RefundedLine, 'productId' | 'isGift'>[]): string[] =>
  lines.filter(({ isGift }) => !isGift).map(({ productId }) => productId);
