import type { components } from '@sanctum/openapi';
import { filteredPath } from '../../shared/filtered-path';
import { texts } from './texts';

export type MoneyCheck = components['schemas']['MoneyCheck'];

/** Names of the money checks, each of which finds orders that should not exist. */
export const checkNames: Record<MoneyCheck, string> = texts.checks;

/** Path of the orders that a check found. */
export const checkedOrdersPath = (check: MoneyCheck): string => filteredPath('orders', { check });
