import type { QueryRunner } from 'typeorm';

/** Adds values after an existing one to a column's check, whatever else the check allows. */
export async function allowMore(
  runner: QueryRunner,
  [table, column]: readonly [string, string],
  after: string,
  values: readonly string[],
): Promise<void> {
  const name = `${table}_${column}`;
  const [check] = (await runner.query(
    'select pg_get_constraintdef(oid) as allowed from pg_constraint where conname = $1',
    [name],
  )) as { allowed: string }[];
  const [known] = new RegExp(`'${after}'::[a-z ]+`).exec(check!.allowed) ?? [];
  if (!known) throw new Error(`${name} does not allow '${after}', so nothing can be added after it.`);
  const added = values.map((value) => known.replace(after, value));
  await runner.query(`
    alter table ${table} drop constraint ${name};
    alter table ${table} add constraint ${name} ${check!.allowed.replace(known, [known, ...added].join(', '))};
  `);
}
