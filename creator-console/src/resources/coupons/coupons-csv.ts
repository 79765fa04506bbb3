import { csvExporter } from '../../shared/export/csv-exporter';
import type { Coupon } from './coupon';
import { texts } from './texts';

export const exportCoupons = csvExporter<Coupon>('coupons', {
  [texts.code]: ({ code }) => code,
  [texts.status]: ({ status }) => texts.statuses[status],
  [texts.percent]: ({ percent }) => percent,
  [texts.amount]: ({ amount }) => amount,
  [texts.startsAt]: ({ startsAt }) => startsAt,
  [texts.endsAt]: ({ endsAt }) => endsAt,
  [texts.used]: ({ timesUsed }) => timesUsed,
  [texts.maxUses]: ({ maxUses }) => maxUses,
  [texts.maxUsesPerPerson]: ({ maxUsesPerPerson }) => maxUsesPerPerson,
  [texts.link]: ({ link }) => link,
});
