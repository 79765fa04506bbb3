import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/lib/project.mjs';

/** The first that keeps named statements in transaction mode. */
const AT_LEAST = [1, 21];
/** Exit code of a proof that this machine lacks a requirement, named in its last line. */
const CANNOT_RUN = 77;

export function findPgbouncer() {
  const found = [process.env.PGBOUNCER_PATH, 'pgbouncer', '/usr/sbin/pgbouncer'].find(
    (path) => path && isNewEnough(path),
  );
  if (found) return found;
  console.log(
    `It needs PgBouncer ${AT_LEAST.join('.')} or newer: install it, or name one in PGBOUNCER_PATH.`,
  );
  return process.exit(CANNOT_RUN);
}

function isNewEnough(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const [major, minor] = /\d+\.\d+/.exec(stdout)[0].split('.').map(Number);
  return major > AT_LEAST[0] || (major === AT_LEAST[0] && minor >= AT_LEAST[1]);
}

/** docker/pgbouncer.ini for a database on loopback, with fewer connections than its clients have together. */
export function writePgbouncerIni(folder, { port, database }) {
  const { hostname, port: databasePort, pathname, username, password } = new URL(database);
  const original = readFileSync(join(projectRoot, 'docker/pgbouncer.ini'), 'utf8');
  const name = pathname.slice(1);
  const changes = [
    [
      /^sanctum = host=\S+ port=\S+ dbname=\S+/m,
      `${name} = host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${password}`,
    ],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256', 'auth_type = any'],
    [/^auth_file = .*$/m, ''],
    ['default_pool_size = 20', 'default_pool_size = 8'],
    // as long as a journey's own, for a busy machine
    [
      /statement_timeout = \d+; set lock_timeout = \d+/,
      'statement_timeout = 60000; set lock_timeout = 60000',
    ],
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    changes.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`docker/pgbouncer.ini has no ${from} any more`);
      return changed;
    }, original),
  );
  return file;
}
