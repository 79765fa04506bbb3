import type { components } from '@sanctum/openapi';
import { filteredPath } from '../../shared/filtered-path';

export type MoneyCheck = components['schemas']['MoneyCheck'];

/** What must not be, in the coach's words. */
export const checkNames: Record<MoneyCheck, string> = {
  paid_without_access: 'Paid for, and not open',
  access_after_refund: 'Refunded, and still open',
  access_without_payment: 'Open, and not paid for',
  refunds_do_not_add_up: 'Refunds that do not add up',
};

/** The list of the orders that a check has found. */
export const checkedOrdersPath = (check: MoneyCheck): string => filteredPath('orders', { check });
