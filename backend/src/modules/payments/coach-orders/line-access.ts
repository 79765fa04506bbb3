export const LINE_ACCESS = ['open', 'waits', 'ended', 'open_otherwise', 'not_given', 'gift'] as const;
export type LineAccess = (typeof LINE_ACCESS)[number];

interface LineFacts {
  /** True if the order gave access. */
  isDelivered: boolean;
  /** True if the buyer may open it now. */
  isOwned: boolean;
  /** True if the access comes from this order. */
  isOwnedByThis: boolean;
  /** State of the gift; null: the line is for the buyer. */
  gift: { state: string } | null;
}

/** Access of a line. `orderWaits`: the coach has not decided about its money yet. */
export function accessOf(
  { isDelivered, isOwned, isOwnedByThis, gift }: LineFacts,
  orderWaits: boolean,
): LineAccess {
  if (gift && isDelivered) return gift.state === 'refunded' ? 'ended' : 'gift';
  if (isOwnedByThis) return 'open';
  if (isOwned && isDelivered) return 'open_otherwise';
  if (isDelivered) return 'ended';
  if (orderWaits) return 'waits';
  return isOwned ? 'open_otherwise' : 'not_given';
}
