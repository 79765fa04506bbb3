import type { SortPayload } from 'react-admin';

/** The orders of the list, under the names its texts know. */
export const SORTS = {
  newest: { field: 'createdAt', order: 'DESC' },
  oldest: { field: 'createdAt', order: 'ASC' },
  title: { field: 'title', order: 'ASC' },
  dearest: { field: 'price', order: 'DESC' },
  cheapest: { field: 'price', order: 'ASC' },
  best: { field: 'rating', order: 'DESC' },
  students: { field: 'studentsCount', order: 'DESC' },
} as const satisfies Record<string, SortPayload>;

/** An address may ask for an order that has no name: then none is chosen. */
export const sortName = ({ field, order }: SortPayload): string =>
  Object.entries(SORTS).find(([, sort]) => sort.field === field && sort.order === order)?.[0] ?? '';
