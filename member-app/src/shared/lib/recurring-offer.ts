import type { Schemas } from '@sanctum/openapi';
import { i18n } from '../words/i18n';
import { formatMoney } from './format';

export type RecurringOffer = Schemas['RecurringOfferResponse'];

type Plan = Pick<RecurringOffer, 'interval' | 'instalments'>;

/** Price of each payment: '$19.00 / month'. */
export const eachPrice = (price: string, { interval }: Pick<Plan, 'interval'>): string =>
  i18n.t(`ui:each.${interval}`, { price: formatMoney(price) });

/** Interval below a price: 'per month'. */
export const perInterval = ({ interval }: Pick<Plan, 'interval'>): string => i18n.t(`offers:per.${interval}`);

/** How long it is paid: 'Every month until you cancel', '3 monthly payments, then it’s yours'. */
export const paidFor = ({ interval, instalments }: Plan): string =>
  instalments === null
    ? i18n.t(`offers:until.${interval}`)
    : i18n.t(`offers:instalments.${interval}`, { count: instalments });

/** Text of the button that begins it: 'Subscribe', 'Pay in 3 payments'. */
export const beginning = ({ instalments }: Pick<Plan, 'instalments'>): string =>
  instalments === null ? i18n.t('offers:subscribe') : i18n.t('offers:payIn', { count: instalments });
