import type { Tx } from '../../platform/database/database.js';
import type { DemoCoupon, DemoOffer, DemoProduct } from '../content/index.js';

/** Context of all planting: one transaction, and one moment that counts as now. */
export interface Planting {
  tx: Tx;
  now: Date;
  daysAgo: (count: number) => Date;
}

/** A product that a member owns since a certain day. */
export interface Owned {
  accountId: string;
  product: DemoProduct;
  since: Date;
  /** Coupon of the purchase. */
  coupon: DemoCoupon | undefined;
  /** Offer that was bought; undefined: the product's own price. */
  offer: DemoOffer | undefined;
  /** Invoice of a subscription that the order pays; missing: it was bought in the cart. */
  invoice?: { id: string; subscriptionId: string; number: number; paidUntil: Date | null; cardLast4: string };
}
