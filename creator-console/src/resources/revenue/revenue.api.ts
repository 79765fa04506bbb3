import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../providers/client';
import type { Span } from '../../shared/figures/period';

export type Revenue = Schemas['RevenueResponse'];
export type RecurringRevenue = Schemas['RecurringRevenueResponse'];
export type MoneySums = Pick<
  Revenue['figures'],
  'sales' | 'revenue' | 'refunds' | 'fees' | 'tax' | 'net' | 'averageSale'
>;
export type ProductRevenue = Schemas['ProductRevenueResponse'];

export type MoneyCheckFigure = Schemas['MoneyCheckResponse'];

export const readRevenue = (span: Span): Promise<Revenue> =>
  body(api.GET('/api/creator/revenue', { params: { query: span } }));

export const readMoneyChecks = (): Promise<MoneyCheckFigure[]> =>
  itemsOf(api.GET('/api/creator/money-checks'));

export const readRecurringRevenue = (span: Span): Promise<RecurringRevenue> =>
  body(api.GET('/api/creator/revenue/recurring', { params: { query: span } }));

/** Starts a comparison in the background; `comparedAt` of every figure shows when it is done. */
export const compareMoney = (): Promise<void> => body(api.POST('/api/creator/money-checks/run'));
