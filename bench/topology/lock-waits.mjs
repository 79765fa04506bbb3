import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between checks; shorter waits bother nobody. */
const BETWEEN = 20;
/** Lock of `backend/src/platform/database/migrate.ts`, held while migrating. */
const MIGRATING = 7_236_801;

/** Watches who waits for a migration, until stopped. Returns the longest wait in milliseconds, and its cause. */
export function watchLockWaits(pool) {
  let isOver = false;
  const watching = (async () => {
    let longest = { ms: 0, looks: 0 };
    for (let looks = 1; ; looks++) {
      const { rows } = await pool.query(
        `with migrator as (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted)
         select extract(epoch from clock_timestamp() - l.waitstart)::float8 * 1000 as ms, l.relation::regclass::text as "for",
                a.query as statement
         from pg_locks l join pg_stat_activity a using (pid)
         where not l.granted and l.waitstart is not null
           and pg_blocking_pids(l.pid) && array(select pid from migrator)
         order by 1 desc limit 1`,
        [MIGRATING],
      );
      if (rows[0]?.ms > longest.ms) longest = { ...rows[0], statement: rows[0].statement.slice(0, 120) };
      longest.looks = looks;
      if (isOver) return longest;
      await pause(BETWEEN);
    }
  })();
  return () => {
    isOver = true;
    return watching;
  };
}
