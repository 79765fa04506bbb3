import type { components } from '@sanctum/openapi';
import { filteredPath } from '../../shared/filtered-path';
import { texts } from './texts';

export type MoneyCheck = components['schemas']['MoneyCheck'];

/** What must not be, in the coach's words. */
export const checkNames: Record<MoneyCheck, string> = texts.checks;

/** The list of the orders that a check has found. */
export const checkedOrdersPath = (check: MoneyCheck): string => filteredPath('orders', { check });
