import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/lib/project.mjs';
import { say } from '../../../tools/lib/progress.mjs';
import { makeFolder, removeFolder } from '../belongings.mjs';
import { Cluster, findPostgres, owner } from '../postgres-tools.mjs';

export const options = { members: { type: 'string', default: '2000' } };
export const about =
  'point-in-time recovery: a mistake is made, and the database is brought to the moment before it';

const KEPT = '2';
const tool = (name) => join(projectRoot, 'docker/archive', name);

/** Proves point-in-time recovery with the scripts of docker/compose.yaml, on a PostgreSQL of this machine. */
export async function prove({ members }) {
  const count = Number(members);
  const folder = makeFolder('sanctum-pitr-');
  const archive = join(folder, 'archive');
  const bin = findPostgres();
  for (const each of [folder, archive, join(archive, 'wal'), join(archive, 'base')]) own(each);
  const env = { ARCHIVE: archive };
  const settings = {
    archive_mode: 'on',
    archive_command: `${tool('keep-wal.sh')} "%p" "%f"`,
    archive_timeout: 60,
  };
  const first = new Cluster(bin, join(folder, 'first'), { settings, env });
  const second = new Cluster(bin, join(folder, 'second'), { settings, env });
  const shell = (script, arguments_, more = {}) =>
    execFileSync('sh', [tool(script), ...arguments_], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env, ...more },
      encoding: 'utf8',
    });
  try {
    first.create();
    await first.start();
    await first.query('create database app');
    const migrate = (cluster) =>
      execFileSync(process.execPath, ['backend/dist/cli.js', 'migrate'], {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: cluster.url('app') },
        encoding: 'utf8',
      });
    migrate(first);

    say('copying …');
    const copy = () =>
      shell('base-backup.sh', [], {
        PGHOST: '127.0.0.1',
        PGPORT: String(first.port),
        PGUSER: 'postgres',
        BASE_BACKUPS: KEPT,
      });
    const began = Date.now();
    copy();
    const copySeconds = (Date.now() - began) / 1000;
    await addMembers(first, 0, count);
    copy();
    copy();
    await addMembers(first, count, count);

    const [{ moment }] = await first.query('select clock_timestamp()::text as moment');
    await first.query('truncate accounts cascade', { database: 'app' });
    await addMembers(first, 2 * count, 10);
    const [{ left }] = await first.query('select count(*)::int as left from accounts', { database: 'app' });
    await first.stop();

    say(`recovering to ${moment} …`);
    const recoveryBegan = Date.now();
    shell('recover.sh', [moment, second.folder]);
    await second.start();
    const recoverySeconds = (Date.now() - recoveryBegan) / 1000;
    const [{ recovered }] = await second.query(
      'select count(distinct email)::int as recovered from accounts',
      {
        database: 'app',
      },
    );
    const copies = readdirSync(join(archive, 'base')).length;
    const pieces = readdirSync(join(archive, 'wal')).length;
    const migrated = migrate(second).includes('migrated:');
    const result = {
      before: 2 * count,
      leftByTheMistake: left,
      recovered,
      copySeconds,
      recoverySeconds,
      copies,
      pieces,
      schemaIsWhole: !migrated,
    };
    const isProven = recovered === 2 * count && left === 10 && copies === Number(KEPT) && !migrated;
    return { result, isProven };
  } finally {
    await first.stop();
    await second.stop();
    removeFolder(folder);
  }
}

/** Creates a folder owned by the user of PostgreSQL, which may not be the user who runs this script. */
function own(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid);
}

/** Adds each member in a separate transaction. */
const addMembers = async (cluster, from, count) => {
  await cluster.query(
    `create or replace procedure add_members(first int, amount int) language plpgsql as $$
     begin
       for n in first .. first + amount - 1 loop
         insert into accounts (id, email, name, role, password_hash, age_band, created_at)
         values (gen_random_uuid(), 'member-' || n || '@example.org', 'Member', 'member', 'none', 'adult', clock_timestamp());
         commit;
       end loop;
     end $$`,
    { database: 'app' },
  );
  await cluster.query(`call add_members(${from}, ${count})`, { database: 'app' });
};
