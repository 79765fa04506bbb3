import type { DataSource } from 'typeorm';

const SCHEMA = `'public'::regnamespace`;

/** One query for each kind of object: `name`, and in `said` everything by which two databases can be compared. */
const KINDS: Record<string, string> = {
  relations: `select relname as name, concat_ws(' ', relkind, pg_get_userbyid(relowner), relacl::text, reloptions::text, relrowsecurity) as said
    from pg_class where relnamespace = ${SCHEMA} and relkind not in ('i', 'I') and relname <> 'migrations'`,
  columns: `select format('%s.%s', c.relname, a.attname) as name,
      concat_ws(' ', row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attcollation::regcollation,
        a.attacl::text, pg_get_expr(d.adbin, d.adrelid)) as said
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relnamespace = ${SCHEMA} and c.relkind in ('r', 'v')
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attnum > 0 and not a.attisdropped`,
  // not-null constraints are listed with their columns
  constraints: `select format('%s.%s', conrelid::regclass, conname) as name, pg_get_constraintdef(oid) as said
    from pg_constraint where connamespace = ${SCHEMA} and contype <> 'n'`,
  indexes: `select indexname as name, indexdef as said from pg_indexes where schemaname = 'public'`,
  views: `select viewname as name, definition as said from pg_views where schemaname = 'public'`,
  rules: `select format('%s.%s', tablename, rulename) as name, definition as said from pg_rules where schemaname = 'public'`,
  policies: `select format('%s.%s', tablename, policyname) as name, to_json(p)::text as said from pg_policies p where schemaname = 'public'`,
  functions: `select p.oid::regprocedure::text as name, concat_ws(' ', pg_get_functiondef(p.oid), proacl::text, pg_get_userbyid(proowner)) as said
    from pg_proc p where pronamespace = ${SCHEMA} and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  triggers: `select format('%s.%s', tgrelid::regclass, tgname) as name, concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) as said
    from pg_trigger where not tgisinternal`,
  types: `select typname as name, concat_ws(' ', typtype, format_type(typbasetype, typtypmod), (
      select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid)) as said
    from pg_type t where typnamespace = ${SCHEMA} and typtype in ('d', 'e', 'r')`,
  sequences: `select sequencename as name, concat_ws(' ', data_type, start_value, min_value, max_value, increment_by, cycle, cache_size, last_value) as said
    from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq'`,
  extensions: 'select extname as name, extversion as said from pg_extension',
  comments: `select pg_describe_object(classoid, objoid, objsubid) as name, description as said from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where relnamespace = ${SCHEMA})`,
  'default rights': `select concat_ws(' ', defaclrole::regrole, defaclobjtype) as name, defaclacl::text as said from pg_default_acl`,
};

/** Returns all objects of a schema, by kind and name, without the list of migrations. */
export async function schemaObjects(database: DataSource): Promise<Record<string, Record<string, string>>> {
  const objects: Record<string, Record<string, string>> = {};
  for (const [kind, sql] of Object.entries(KINDS)) {
    const rows = await database.query<{ name: string; said: string }[]>(sql);
    const ours = rows.filter(({ name }) => !name.startsWith('migrations.'));
    objects[kind] = Object.fromEntries(ours.map(({ name, said }) => [name, said]));
  }
  return objects;
}
