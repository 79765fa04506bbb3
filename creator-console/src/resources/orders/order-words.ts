import type { Order, OrderRow } from './orders.api';
import { texts } from './texts';

export const studentPath = (id: string): string => `/students/${id}/show`;
export const orderPath = (id: string): string => `/orders/${id}/show`;

export const buyerOf = ({ buyerName }: Pick<OrderRow, 'buyerName'>): string => buyerName ?? texts.gone;

export const goodsOf = ({ products }: OrderRow): string => products.map(({ title }) => title).join(', ');

export const nothingToRefund = ({ payment }: Pick<Order, 'payment'>): string =>
  payment === null ? texts.wasFree : texts.nothingToRefund;
