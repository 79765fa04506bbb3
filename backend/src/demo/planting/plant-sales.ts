import { demoGifts, demoOwnership } from '../content/index.js';
import { plantGift } from './plant-gift.js';
import { plantOwnership } from './plant-ownership.js';
import type { Planting } from './planting.js';

/** Plants members' purchases, free claims and gifts, oldest first, because order numbers count up. */
export async function plantSales(planting: Planting): Promise<void> {
  const sales = [
    ...demoOwnership.map((one) => ({ daysAgo: one.daysAgo, plant: () => plantOwnership(planting, one) })),
    ...demoGifts.map((one) => ({ daysAgo: one.daysAgo, plant: () => plantGift(planting, one) })),
  ];
  for (const { plant } of sales.toSorted((one, other) => other.daysAgo - one.daysAgo)) await plant();
}
