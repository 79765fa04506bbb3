import { badRequest, type DomainError } from '../../kernel/errors.js';

export interface ListFilter {
  /** Accepted values, described for the contract. */
  takes: string;
  /** Example for the contract; left out if only a database has one. */
  example?: unknown;
  /** Reads the parameter's value; undefined if the filter doesn't accept it. */
  value: (raw: unknown) => unknown;
  /** Builds the condition, given its parameter's number and value: (n) => `status = ${n}`. */
  sql: (parameter: string, value?: unknown) => string;
}

/** Fields that the console can sort and filter one resource by, as SQL written by the resource. */
export interface ListFields {
  sort: Record<string, string | IndexedSort>;
  filter: Record<string, ListFilter>;
  default: { sort: string; order: 'ASC' | 'DESC' };
}

/** The columns of an index, and its position of null values, if any: it is read in both directions. */
export interface IndexedSort {
  columns: readonly string[];
  missing: 'least' | 'greatest' | 'never';
}

export interface ListQuery {
  orderBy: string;
  where: string;
  parameters: unknown[];
  offset: number;
  limit: number;
}

/** Max rows of a request, enough for an export of react-admin, which requests a thousand at once. */
export const MAX_ROWS = 1000;

export interface RawListQuery {
  sort?: string;
  range?: string;
  filter?: string;
  /** Short form of the filter `updatedAt_gte`, in the order of the changes. */
  updatedSince?: string;
}

/**
 * Reads react-admin's simple-rest dialect: `sort=["name","ASC"]`, `range=[0,9]`, `filter={"q":"x"}`. Only fields of the
 * map exist, and user text reaches SQL only as parameters. Anything else is a 400.
 */
export function readListQuery(raw: RawListQuery, fields: ListFields): ListQuery {
  const { where, parameters, isByIds } = readFilter(raw, fields);
  // A request with ids and no range, as `getMany` sends it, gets all of them.
  const [from, to] = raw.range === undefined && isByIds ? [0, MAX_ROWS - 1] : readRange(raw.range);
  return {
    orderBy: orderBySql(readOrder(raw, fields)),
    where,
    parameters,
    offset: from,
    limit: to - from + 1,
  };
}

const BY_CHANGE = ['updatedAt', 'ASC'] as const;

/** A column that rows are ordered by. */
export interface SortKey {
  column: string;
  order: 'ASC' | 'DESC';
  /** Position of the rows without a value. */
  nulls: 'first' | 'last';
  isNeverMissing?: boolean;
}

/** Reads the order like `readListQuery`, column by column. */
export function readOrder({ sort: asked, updatedSince }: RawListQuery, fields: ListFields): SortKey[] {
  const [field, order] =
    asked === undefined && updatedSince !== undefined ? BY_CHANGE : readSort(asked, fields);
  const sort = fields.sort[field]!;
  if (typeof sort === 'string') return [{ column: sort, order, nulls: 'last' }];
  if (sort.missing === 'never')
    return sort.columns.map((column) => ({ column, order, nulls: 'last', isNeverMissing: true }));
  const nulls = (sort.missing === 'least') === (order === 'ASC') ? 'first' : 'last';
  return sort.columns.map((column) => ({ column, order, nulls }));
}

export const orderBySql = (keys: readonly SortKey[]): string =>
  keys.map(({ column, order, nulls }) => `${column} ${order} nulls ${nulls}`).join(', ');

/** Builds `students 0-9/25`; react-admin reads the total from this header. */
export const contentRange = (unit: string, { offset }: ListQuery, rows: number, total: number): string =>
  rows === 0 ? `${unit} */${total}` : `${unit} ${offset}-${offset + rows - 1}/${total}`;

function readSort(text: string | undefined, fields: ListFields): [string, 'ASC' | 'DESC'] {
  const { sort, order: usual } = fields.default;
  if (text === undefined) return [sort, usual];
  const misread = () => bad('sort', `must be a field and a direction, such as ["${sort}","${usual}"]`);
  const value = parse(text, misread);
  if (!Array.isArray(value) || value.length !== 2) throw misread();
  const [field, order] = value as unknown[];
  if (typeof field !== 'string' || field === '') throw misread();
  if (!Object.hasOwn(fields.sort, field))
    throw bad('sort', `You can’t sort by “${shortened(field)}”. Use ${anyIn(Object.keys(fields.sort))}.`);
  if (order !== 'ASC' && order !== 'DESC') throw misread();
  return [field, order];
}

function readRange(text: string | undefined): [number, number] {
  if (text === undefined) return [0, 24];
  const misread = () =>
    bad('range', 'must be the first and the last row, such as [0,24], at most 1,000 at once');
  const value = parse(text, misread);
  if (!Array.isArray(value) || value.length !== 2) throw misread();
  const [from, to] = value as unknown[];
  if (!isCount(from) || !isCount(to) || to < from || to - from >= MAX_ROWS) throw misread();
  return [from, to];
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 1_000_000;

function readFilter({ filter: text, updatedSince }: RawListQuery, fields: ListFields) {
  const misread = () => bad('filter', 'must be a JSON object');
  const given = text === undefined ? {} : parse(text, misread);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw misread();
  const value = updatedSince === undefined ? given : { ...given, updatedAt_gte: updatedSince };
  const conditions: string[] = [];
  const parameters: unknown[] = [];
  for (const [name, raw] of Object.entries(value)) {
    const field = Object.hasOwn(fields.filter, name) ? fields.filter[name] : undefined;
    if (!field)
      throw name === ''
        ? misread()
        : bad(
            'filter',
            `You can’t filter by “${shortened(name)}”. Use ${anyIn(Object.keys(fields.filter))}.`,
          );
    const parameter = field.value(raw);
    if (parameter === undefined) throw bad('filter', `The filter “${name}” doesn’t accept this value`);
    parameters.push(parameter);
    conditions.push(field.sql(`$${parameters.length}`, parameter));
  }
  return {
    where: conditions.length === 0 ? 'true' : conditions.join(' and '),
    parameters,
    isByIds: 'id' in value,
  };
}

function parse(text: string, misread: () => DomainError): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw misread();
  }
}

const bad = (name: 'sort' | 'range' | 'filter', problem: string): DomainError =>
  badRequest(`bad_${name}`, `We couldn’t read the parameter ${name}`, { [name]: problem });

/** Max characters of a name that a refusal repeats. */
const REPEATED = 40;
const shortened = (name: string): string => (name.length > REPEATED ? `${name.slice(0, REPEATED)}…` : name);

/** Joins names: `title, createdAt or price`. */
const anyIn = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
