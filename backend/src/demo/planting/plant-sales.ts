import { demoGifts, demoOwnership, demoSubscriptions } from '../content/index.js';
import { datesOf } from './past-subscription.js';
import { plantGift } from './plant-gift.js';
import { plantOwnership } from './plant-ownership.js';
import { plantPayment, plantSubscription } from './plant-subscription.js';
import type { Planting } from './planting.js';

/**
 * Plants members' purchases, free claims, gifts and subscriptions, oldest first, because order numbers count up. Access by
 * subscription comes last, because it leaves to purchases what they have opened.
 */
export async function plantSales(planting: Planting): Promise<void> {
  const { daysAgo } = planting;
  const subscriptions = demoSubscriptions.map((one) => datesOf(one, planting));
  const sales = [
    ...demoOwnership.map((one) => ({ at: daysAgo(one.daysAgo), plant: () => plantOwnership(planting, one) })),
    ...demoGifts.map((one) => ({ at: daysAgo(one.daysAgo), plant: () => plantGift(planting, one) })),
    ...subscriptions.flatMap((one) =>
      one.paid.map((paid) => ({ at: paid.paidAt, plant: () => plantPayment(planting, one, paid) })),
    ),
  ];
  for (const { plant } of sales.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await plant();
  for (const one of subscriptions) await plantSubscription(planting, one);
}
