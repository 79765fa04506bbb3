import type { DataSource } from 'typeorm';

/** Oldest version of PostgreSQL that has everything the migrations use. */
const OLDEST = 15;

/** Returns one sentence for an operator: why the connection failed, and where to look. Never contains the password. */
export function whyUnreachable(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const at = `${hostname || 'localhost'}:${port || '5432'}`;
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nothing is listening at ${at}; is PostgreSQL running there?`,
    ENOTFOUND: `found no host named ${hostname}`,
    EAI_AGAIN: `couldn’t look up ${hostname}`,
    ETIMEDOUT: `${at} doesn’t respond; is a firewall in the way?`,
    ECONNRESET: `${at} closed the connection; does it need TLS (?sslmode=require)?`,
    '28P01': `${at} rejected the password of ${username}`,
    '28000': `${at} doesn’t let ${username} connect from here (pg_hba.conf)`,
    '3D000': `found no database ${pathname.slice(1)} at ${at}`,
    '53300': `${at} has no connections left; lower DATABASE_POOL or raise max_connections`,
    '57P03': `${at} is starting up or shutting down; try again in a moment`,
  };
  return reasons[codeOf(error)] ?? `couldn’t reach ${at}: ${wordsOf(error)}`;
}

/** Returns why Sanctum cannot use this database; undefined if it can. */
export async function whyUnfit(
  dataSource: Pick<DataSource, 'query'>,
  { superuserIsFine }: { superuserIsFine: boolean },
): Promise<string | undefined> {
  const [facts] = (await dataSource.query(
    `select current_setting('server_version_num')::int / 10000 as version, current_user as role, rolsuper as "isSuperuser"
     from pg_roles where rolname = current_user`,
  )) as { version: number; role: string; isSuperuser: boolean }[];
  if (facts === undefined) return 'its role doesn’t exist';
  if (facts.version < OLDEST) return `is PostgreSQL ${facts.version}; ${OLDEST} or newer is required`;
  if (facts.isSuperuser && !superuserIsFine)
    return `the role ${facts.role} is a superuser; use one that only owns its database (alter role ${facts.role} nosuperuser)`;
  return undefined;
}

/** Returns the error's code. A name with several addresses fails with one error that contains theirs. */
function codeOf(error: unknown): string {
  const {
    code,
    errors = [],
    driverError,
  } = error as {
    code?: string;
    errors?: { code?: string }[];
    driverError?: { code?: string };
  };
  return code ?? driverError?.code ?? errors[0]?.code ?? '';
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 200) || 'no reason given';
