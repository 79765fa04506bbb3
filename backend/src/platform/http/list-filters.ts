import { isId } from '../../kernel/ids.js';
import { STORABLE } from '../../kernel/text.js';
import { isLike } from '../database/searchable.js';
import type { ListFilter } from './list-query.js';

/** Checks the text of a search field: at most 100 characters that PostgreSQL can store. */
const isSearch = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length <= 100 && STORABLE.test(raw);

/** Makes a LIKE pattern for part of a word; wildcards that people type are escaped. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isIdList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 1000 && value.every(isId);

/** Filters by a part of any of these texts, ignoring case and accents. */
export const contains = (...columns: [string, ...string[]]): ListFilter => ({
  takes: 'part of the text; case and accents don’t matter',
  example: 'a',
  value: (raw) => (isSearch(raw) ? containing(raw.trim()) : undefined),
  sql: (parameter) => `(${columns.map((column) => isLike(column, parameter)).join(' or ')})`,
});

const someOf = (values: readonly string[]) => ({
  takes: `one of, or a list of, ${values.map((value) => `\`${value}\``).join(', ')}`,
  example: values[0],
  value: (raw: unknown): unknown => {
    const wanted: unknown[] = Array.isArray(raw) ? raw : [raw];
    return wanted.length <= values.length && wanted.every((one) => values.some((value) => value === one))
      ? wanted
      : undefined;
  },
});

/** Filters by one or several of these values. A single value uses `=`, so that an index also gives the order. */
export const oneOf = (values: readonly string[], column: string): ListFilter => ({
  ...someOf(values),
  sql: (parameter, value) =>
    Array.isArray(value) && value.length === 1
      ? `${column} = (${parameter}::text[])[1]`
      : `${column} = any(${parameter}::text[])`,
});

/** Filters a list column for rows with any of these values. */
export const anyOf = (values: readonly string[], column: string): ListFilter => ({
  ...someOf(values),
  sql: (parameter) => `${column} && ${parameter}::text[]`,
});

/** Filters by one id or a list of them, as `getMany` of react-admin asks for. */
export const ids = (column: string): ListFilter => ({
  takes: 'an ID or a list of IDs',
  value: (raw) => (isIdList(raw) ? raw : isId(raw) ? [raw] : undefined),
  sql: (parameter) => `${column} = any(${parameter}::uuid[])`,
});

export const isTrue = (condition: string): ListFilter => ({
  takes: '`true` or `false`',
  example: true,
  value: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  sql: (parameter) => `${condition} = ${parameter}::boolean`,
});
