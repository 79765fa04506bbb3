import { texts } from './texts';
import type { MoneyCheck, Order, OrderRow } from './orders.api';
import { filteredPath } from '../../shared/filtered-path';

export { cardName } from '@sanctum/web/words/card-name';

/** Names of the money checks, each of which finds orders that shouldn't exist. */
export const checkNames: Record<MoneyCheck, string> = texts.checks;

/** Path of the orders that a check found. */
export const checkedOrdersPath = (check: MoneyCheck): string => filteredPath('orders', { check });

export const studentPath = (id: string): string => `/students/${id}/show`;
export const orderPath = (id: string): string => `/orders/${id}/show`;

export const buyerOf = ({ buyerName }: Pick<OrderRow, 'buyerName'>): string => buyerName ?? texts.gone;

export const goodsOf = ({ products }: OrderRow): string => products.map(({ title }) => title).join(', ');

export const nothingToRefund = ({ payment }: Pick<Order, 'payment'>): string =>
  payment === null ? texts.wasFree : texts.nothingToRefund;
