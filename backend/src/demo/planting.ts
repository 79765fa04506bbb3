import type { Tx } from '../platform/database/database.js';
import type { DemoProduct } from './index.js';

/** What the parts of the planting share: one transaction and one idea of today. */
export interface Planting {
  tx: Tx;
  now: Date;
  daysAgo: (count: number) => Date;
}

/** Something somebody owns since a certain day. */
export interface Owned {
  accountId: string;
  product: DemoProduct;
  since: Date;
}
