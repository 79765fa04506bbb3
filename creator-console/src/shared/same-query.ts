import type { SavedQuery } from 'react-admin';

type Query = Pick<SavedQuery['value'], 'filter' | 'sort'>;

const asText = ({ filter = {}, sort }: Query): string =>
  JSON.stringify([Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)), sort?.field, sort?.order]);

/** The same filters, in whatever order they were chosen, and the same order of rows. */
export const isSameQuery = (one: Query, other: Query): boolean => asText(one) === asText(other);
