import { money } from '../../shared/figures/format';
import type { OrderRow } from './orders.api';
import { texts } from './texts';

export const studentPath = (id: string): string => `/students/${id}/show`;
export const orderPath = (id: string): string => `/orders/${id}/show`;

/** '$97', or '97.00 EUR' for what we do not sell in. */
export const amountOf = (decimal: string, currency: string): string =>
  currency === 'usd' ? money(decimal) : `${decimal} ${currency.toUpperCase()}`;

export const buyerOf = ({ buyerName }: Pick<OrderRow, 'buyerName'>): string => buyerName ?? texts.gone;

export const goodsOf = ({ products }: OrderRow): string => products.map(({ title }) => title).join(', ');
