import { money } from '../../shared/figures/format';
import { momentOf } from '../../shared/moment';
import type { Coupon } from './coupon';
import { texts } from './texts';

/** '10%' or '$5'. */
export const valueOf = ({ kind, percent, amount }: Coupon): string =>
  kind === 'percent' ? `${percent ?? 0}%` : money(amount ?? '0.00');

/** '3 of 10', or '3' without a limit. */
export const usesOf = ({ timesUsed, maxUses }: Coupon): string =>
  maxUses === null ? String(timesUsed) : texts.ofUses(timesUsed, maxUses);

/** From when until when it can be used. */
export function datesOf({ startsAt, endsAt }: Coupon): string {
  if (startsAt && endsAt) return texts.between(momentOf(startsAt), momentOf(endsAt));
  if (startsAt) return texts.since(momentOf(startsAt));
  return endsAt ? texts.until(momentOf(endsAt)) : texts.always;
}
