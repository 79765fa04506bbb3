import type { Tx } from '../../platform/database/database.js';
import type { DemoCoupon, DemoProduct } from '../content/index.js';

/** What the parts of the planting share: one transaction and one moment that counts as now. */
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
  /** Bought with it. */
  coupon: DemoCoupon | undefined;
}
