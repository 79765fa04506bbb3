import { amountOf, isOurs, priceOf } from '../../shared/figures/format';
import { filteredPath } from '../../shared/filtered-path';
import { paymentsOf } from '../../shared/offer-payments';
import type { Subscription } from './subscriptions.api';
import { texts } from './texts';

export const studentOf = ({ studentName }: Subscription): string => studentName ?? texts.gone;

/** Each payment: `$19.00 / month`. */
export const amountEach = ({ total, currency, interval }: Subscription): string =>
  paymentsOf(isOurs(currency) ? priceOf(total) : amountOf(total, currency), { interval, instalments: null });

/** Payments made of an offer in instalments. */
export const madeOf = ({ instalments, paymentsMade }: Subscription): string | null =>
  instalments === null ? null : texts.madeOf(paymentsMade, instalments);

/** The purchases of the student; of a deleted account, the orders of the product. */
export const subscriptionPath = ({ studentId, studentName, productId }: Subscription): string =>
  studentName === null ? filteredPath('orders', { productId }) : `/students/${studentId}/show/purchases`;
