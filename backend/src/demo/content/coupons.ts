import type { DemoCoupon } from './writing/content-types.js';

/** An active coupon with few uses left, and one of last spring. */
export const demoCoupons: readonly DemoCoupon[] = [
  { code: 'SEEDLING', percent: 15, firstPayments: 3, maxUses: 50, daysAgo: 40, endedDaysAgo: null },
  { code: 'FIRST-LEAVES', percent: 20, firstPayments: null, maxUses: null, daysAgo: 230, endedDaysAgo: 200 },
];
