import type { DataSource } from 'typeorm';

type Queries = Pick<DataSource, 'query'>;

const SCHEMA = 'public';

export async function roleOf(database: Queries): Promise<string> {
  const [{ role }] = (await database.query('select current_user as role')) as [{ role: string }];
  return role;
}

/** Returns whether the role can create tables, and so run migrations. */
export async function mayMakeTables(database: Queries): Promise<boolean> {
  const [{ may }] = (await database.query(`select has_schema_privilege('${SCHEMA}', 'create') as may`)) as [
    { may: boolean },
  ];
  return may;
}

/** Describes what the role can do to the schema; undefined if it can only read and write rows. */
export async function powersOverSchema(database: Queries): Promise<string | undefined> {
  const [powers] = (await database.query(
    `select has_schema_privilege('${SCHEMA}', 'create') as "makesTables",
       has_database_privilege(current_database(), 'create') as "makesSchemas",
       exists (select from pg_class where relnamespace = '${SCHEMA}'::regnamespace and pg_has_role(relowner, 'member')) as "owns"`,
  )) as [{ makesTables: boolean; makesSchemas: boolean; owns: boolean }];
  const can = [
    ...(powers.owns ? ['drop tables'] : []),
    ...(powers.makesTables ? ['make tables'] : []),
    ...(powers.makesSchemas ? ['make schemas'] : []),
  ];
  return can.length === 0 ? undefined : can.join(' and ');
}

/** Returns the tables and views on which the role lacks a required privilege. */
export async function outOfReach(database: Queries): Promise<string[]> {
  const rows = (await database.query(
    `select relname as name from pg_class
     where relnamespace = '${SCHEMA}'::regnamespace and (
       relkind in ('r', 'v') and not has_table_privilege(oid, 'select')
       or relkind = 'r' and relname <> 'migrations'
         and not (has_table_privilege(oid, 'insert') and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')))
     order by relname`,
  )) as { name: string }[];
  return rows.map(({ name }) => name);
}

/**
 * Lets a role read and write rows of all current tables and of all that this connection creates later, so that running
 * servers keep access to a view that a migration recreates. The list of migrations is read-only.
 */
export async function admit(database: Queries, role: string): Promise<void> {
  const [{ quoted, exists }] = (await database.query(
    `select quote_ident($1) as quoted, to_regclass('${SCHEMA}.migrations') is not null as exists`,
    [role],
  )) as [{ quoted: string; exists: boolean }];
  const rows = 'select, insert, update, delete';
  for (const statement of [
    `grant usage on schema ${SCHEMA} to ${quoted}`,
    `grant ${rows} on all tables in schema ${SCHEMA} to ${quoted}`,
    `grant usage, select on all sequences in schema ${SCHEMA} to ${quoted}`,
    `alter default privileges in schema ${SCHEMA} grant ${rows} on tables to ${quoted}`,
    `alter default privileges in schema ${SCHEMA} grant usage, select on sequences to ${quoted}`,
    ...(exists ? [`revoke insert, update, delete on ${SCHEMA}.migrations from ${quoted}`] : []),
  ])
    await database.query(statement);
}
