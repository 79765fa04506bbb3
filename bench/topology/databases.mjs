import { chmod, cp, mkdir, readdir, readFile, stat, appendFile, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepCluster } from './belongings.mjs';
import { startEmbeddedPostgres } from '../../backend/dist/compiled/stand-ins/embedded-postgres/index.js';

const quiet = () => undefined;

/** Starts a PostgreSQL in this folder; `signal` ends its main process, and it is restarted within two seconds. */
export async function startDatabase(folder) {
  const cluster = join(folder, 'cluster');
  const forget = keepCluster(cluster);
  const running = await startEmbeddedPostgres({ dataDir: folder, log: quiet });
  return {
    ...running,
    cluster,
    async signal(name) {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), name);
    },
    async stop() {
      await running.stop();
      forget();
    },
  };
}

/** Starts a primary and a replica: a copy of the new primary's files that requests everything written since. */
export async function startReplicated(folder) {
  const first = join(folder, 'primary');
  const second = join(folder, 'replica');
  const fresh = await startDatabase(first);
  await fresh.stop();
  await mkdir(second, { recursive: true });
  await copyCluster(join(first, 'cluster'), join(second, 'cluster'));
  const primary = await startDatabase(first);
  const settings = join(second, 'cluster/postgresql.auto.conf');
  await appendFile(settings, `primary_conninfo = '${primary.url}'\n`);
  await writeFile(join(second, 'cluster/standby.signal'), '');
  await ownAs(join(first, 'cluster'), join(second, 'cluster/standby.signal'));
  return { primary, replica: await startDatabase(second) };
}

/** PostgreSQL requires the owner of its files, which `cp` doesn't preserve. */
async function copyCluster(from, to) {
  await cp(from, to, { recursive: true });
  await chmod(to, 0o700);
  await ownAs(from, to);
  for (const name of await readdir(to, { recursive: true })) await ownAs(from, join(to, name));
}

async function ownAs(model, file) {
  const { uid, gid } = await stat(model);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
}
