import type { DeclaredRow } from './statements.js';

export interface DescribedColumn {
  name: string;
  /** PostgreSQL's name of the type, such as `uuid` or `timestamptz[]`. */
  type: string;
}

/** Kinds that the driver makes of a type. JSON may be anything, also a text or a number; other types not named here are texts. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  date: 'Date',
  timestamptz: 'Date',
};

/** What a declared row promises and its statement does not give. Columns beyond the declared ones are no fault. */
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
