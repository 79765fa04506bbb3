import type { DeclaredRow } from './statements.js';

export interface DescribedColumn {
  name: string;
  /** PostgreSQL's name of the type, such as `uuid` or `timestamptz[]`. */
  type: string;
}

/** The driver's kind for each type. JSON may be anything, even a string or a number; types that are not listed are strings. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  date: 'Date',
  timestamptz: 'Date',
};

/** Lists the declared fields that the statement's columns do not match. Extra columns are no fault. */
export function faultsOf({ fields }: Pick<DeclaredRow, 'fields'>, columns: DescribedColumn[]): string[] {
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  return Object.entries(fields).flatMap(([name, { kind, isOptional }]) => {
    const type = types.get(name);
    if (type === undefined) return isOptional ? [] : [`${name} is not among its columns`];
    return isOf(type, kind) ? [] : [`${name} is ${type}, not ${kind}`];
  });
}

function isOf(type: string, kind: string): boolean {
  if (kind === 'any' || type === 'json' || type === 'jsonb') return true;
  return kind === (type.startsWith('_') ? 'object' : (KINDS[type] ?? 'string'));
}
