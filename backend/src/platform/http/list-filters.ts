import { isId } from '../../kernel/ids.js';
import { STORABLE } from '../../kernel/text.js';
import { bad, type ListFields } from './list-query.js';

type Filter = ListFields['filter'][string];

/** What may be typed into a search field. */
const isSearch = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length <= 100 && STORABLE.test(raw);

/** A part of a word as a pattern for ILIKE; what people type has no wildcards. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 1000 && value.every(isId);

const refuse = (): never => {
  throw bad('filter');
};

/** A part of any of these texts, in any case. */
export const contains = (...columns: [string, ...string[]]): Filter => ({
  value: (raw) => (isSearch(raw) ? containing(raw.trim()) : refuse()),
  sql: (parameter) => `(${columns.map((column) => `${column} ilike ${parameter}`).join(' or ')})`,
});

/** One of these words, or a list of some. */
export const oneOf = (values: readonly string[], column: string): Filter => ({
  value: (raw) => {
    const wanted: unknown[] = Array.isArray(raw) ? raw : [raw];
    return wanted.length <= values.length && wanted.every((one) => values.some((value) => value === one))
      ? wanted
      : refuse();
  },
  sql: (parameter) => `${column} = any(${parameter}::text[])`,
});

/** One id, or a list of them, as `getMany` of react-admin asks for. */
export const ids = (column: string): Filter => ({
  value: (raw) => (isIdList(raw) ? raw : isId(raw) ? [raw] : refuse()),
  sql: (parameter) => `${column} = any(${parameter}::uuid[])`,
});

export const isTrue = (condition: string): Filter => ({
  value: (raw) => (typeof raw === 'boolean' ? raw : refuse()),
  sql: (parameter) => `${condition} = ${parameter}::boolean`,
});
