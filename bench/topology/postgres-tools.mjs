import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../lib/ports.mjs';
import { keepCluster } from './belongings.mjs';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the folder of a complete PostgreSQL, with the tools that copy a database; the embedded one has none of them.
 */
export function findPostgres() {
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const found = [process.env.POSTGRES_BIN, ...installed.toSorted().toReversed()].find(
    (folder) => folder && existsSync(join(folder, 'pg_basebackup')),
  );
  if (!found)
    throw new Error(
      'This proof needs PostgreSQL with its tools: install it, or name its folder in POSTGRES_BIN.',
    );
  return found;
}

/** PostgreSQL refuses to run as root. */
export function owner() {
  if (process.getuid() !== 0) return {};
  const ids = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])));
  return { uid: ids[0], gid: ids[1] };
}

/** A cluster in its own folder, as the image of docker/compose.yaml runs it. */
export class Cluster {
  #child;
  #forget;

  constructor(bin, folder, { settings = {}, env = {} } = {}) {
    Object.assign(this, { bin, folder, settings, env });
  }

  /** `more`: arguments of initdb, such as another location of the write-ahead log. */
  create(more = []) {
    this.run('initdb', [...more, '--pgdata', this.folder, '--username', 'postgres', '--auth', 'trust']);
  }

  /** Runs one of PostgreSQL's tools as the owner of the cluster. */
  run(program, arguments_) {
    const { status, stderr } = spawnSync(join(this.bin, program), arguments_, {
      ...owner(),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  }

  async start() {
    // after a restart it has the same port
    this.port ??= await freePort();
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: this.port,
      ...this.settings,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    this.#forget?.();
    this.#forget = keepCluster(this.folder);
    this.#child = spawn(join(this.bin, 'postgres'), ['-D', this.folder, ...flags], {
      ...owner(),
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.said = '';
    this.#child.stderr.on('data', (words) => (this.said += words));
    await this.#untilWritable();
  }

  get isDown() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  url(database = 'postgres') {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  async query(sql, { values = [], database } = {}) {
    const client = new pg.Client(this.url(database));
    // the query reports its error
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Stops as Docker stops the image: connections end, and everything written is in the archive. */
  async stop() {
    if (!this.#child || this.isDown) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGINT');
    await gone;
    this.#forget();
  }

  async #untilWritable() {
    for (let tries = 0; ; tries++) {
      const rows = await this.query('select pg_is_in_recovery() as recovering').catch(() => []);
      if (rows[0]?.recovering === false) return;
      if (this.isDown || tries > 1200) throw new Error(`PostgreSQL does not start:\n${this.said}`);
      await pause(100);
    }
  }
}
