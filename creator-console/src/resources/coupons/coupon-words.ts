import { money } from '../../shared/figures/format';
import { momentOf } from '../../shared/moment';
import type { Coupon } from './coupon';
import { texts } from './texts';

/** Discount, such as '10%' or '$5'. */
export const valueOf = ({ kind, percent, amount }: Coupon): string =>
  kind === 'percent' ? `${percent ?? 0}%` : money(amount ?? '0.00');

/** Payments of a subscription that it discounts, such as 'First 3 payments'. */
export const recurrenceOf = ({ onSubscriptions, firstPayments }: Coupon): string =>
  firstPayments === null ? texts.recurrences[onSubscriptions] : texts.discounted(firstPayments);

/** Number of uses, such as '3 of 10', or '3' without a limit. */
export const usesOf = ({ useCount, maxUses }: Coupon): string =>
  maxUses === null ? String(useCount) : texts.ofUses(useCount, maxUses);

/** Lists another person's changes to a coupon, with the new values. */
export function changesOf(before: Coupon, now: Coupon): string[] {
  const number = (limit: number | null) => (limit === null ? texts.anyNumber : String(limit));
  const words: [label: string, say: (coupon: Coupon) => string][] = [
    [texts.value, valueOf],
    [texts.onSubscriptions, recurrenceOf],
    [
      texts.products,
      ({ productIds: { length } }) => (length === 0 ? texts.allProducts : texts.someProducts(length)),
    ],
    [texts.dates, datesOf],
    [texts.maxUses, ({ maxUses }) => number(maxUses)],
    [texts.maxUsesPerPerson, ({ maxUsesPerPerson }) => number(maxUsesPerPerson)],
    [texts.isActive, ({ isActive }) => (isActive ? texts.on : texts.off)],
  ];
  return words.flatMap(([label, say]) => (say(before) === say(now) ? [] : [texts.staleNow(label, say(now))]));
}

export function datesOf({ startsAt, endsAt }: Coupon): string {
  if (startsAt && endsAt) return texts.between(momentOf(startsAt), momentOf(endsAt));
  if (startsAt) return texts.since(momentOf(startsAt));
  return endsAt ? texts.until(momentOf(endsAt)) : texts.always;
}
