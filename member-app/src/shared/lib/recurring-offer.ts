import type { Schemas } from '@sanctum/openapi';
import { i18n } from '../words/i18n';
import { formatMoney } from './format';

export type RecurringOffer = Schemas['RecurringOfferResponse'];

type Plan = Pick<RecurringOffer, 'interval' | 'instalments'> & Partial<Trial>;
type Trial = Pick<RecurringOffer, 'trialDays'>;

/** Price of each payment: '$19.00 / month'. */
export const eachPrice = (price: string, { interval }: Pick<Plan, 'interval'>): string =>
  i18n.t(`ui:each.${interval}`, { price: formatMoney(price) });

/** Interval below a price: 'per month'. */
export const perInterval = ({ interval }: Pick<Plan, 'interval'>): string => i18n.t(`offers:per.${interval}`);

/** How long it is paid: 'Every month until you cancel', '3 monthly payments, then it’s yours', '7 days free, then …'. */
export function paidFor({ interval, instalments, trialDays = null }: Plan): string {
  if (instalments !== null) return i18n.t(`offers:instalments.${interval}`, { count: instalments });
  return trialDays === null
    ? i18n.t(`offers:until.${interval}`)
    : i18n.t(`offers:trial.${interval}`, { count: trialDays });
}

type Sessions = Schemas['SessionsBroughtResponse'];

/** Coaching sessions that a plan brings: '2 coaching sessions each month'. A yearly payment brings those of twelve months. */
export function sessionsBrought(
  { interval, instalments }: Pick<Plan, 'interval' | 'instalments'>,
  sessions: readonly Sessions[],
): string[] {
  const comesEachTime = ({ isMonthly }: Sessions) => isMonthly && instalments === null;
  const each = countOf(sessions.filter(comesEachTime)) * (interval === 'year' ? 12 : 1);
  const once = countOf(sessions.filter((one) => !comesEachTime(one)));
  return [
    ...(each > 0 ? [i18n.t(`offers:sessions.${interval}`, { count: each })] : []),
    ...(once > 0 ? [i18n.t('offers:sessions.once', { count: once })] : []),
  ];
}

const countOf = (sessions: readonly Sessions[]): number =>
  sessions.reduce((count, one) => count + one.sessions, 0);

/** Text of the button that begins it: 'Subscribe', 'Pay in 3 payments', 'Start free trial'. */
export function beginning({ instalments, trialDays }: Pick<Plan, 'instalments'> & Trial): string {
  if (instalments !== null) return i18n.t('offers:payIn', { count: instalments });
  return i18n.t(trialDays === null ? 'offers:subscribe' : 'offers:tryFree');
}
