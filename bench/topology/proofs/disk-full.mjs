import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../tools/lib/project.mjs';
import { say } from '../../../tools/lib/progress.mjs';
import { freePort } from '../../lib/ports.mjs';
import { makeFolder, removeFolder } from '../belongings.mjs';
import { SmallDisk } from '../full-disk.mjs';
import { Cluster, findPostgres, owner } from '../postgres-tools.mjs';
import { Supervised } from '../supervised.mjs';

export const options = {};
export const about =
  'full disks of the files, of a backup, of PostgreSQL and of its log: clear errors, nothing half-written (as root)';

const PASSWORD = 'a walk among birches';
const PICTURE = Buffer.alloc(3 * 2 ** 20, 1);

export async function prove() {
  const folder = makeFolder('sanctum-disk-full-');
  const disks = {
    files: new SmallDisk(join(folder, 'files'), 32),
    backup: new SmallDisk(join(folder, 'backup'), 16),
    database: new SmallDisk(join(folder, 'database'), 300),
    log: new SmallDisk(join(folder, 'log'), 256),
  };
  // initdb requires an empty folder
  const wal = join(disks.log.folder, 'wal');
  mkdirSync(wal);
  const { uid, gid } = owner();
  if (uid !== undefined) for (const each of [disks.database.folder, wal]) chownSync(each, uid, gid);
  const cluster = new Cluster(findPostgres(), join(disks.database.folder, 'cluster'), {
    settings: { max_wal_size: '64MB', shared_buffers: '16MB' },
  });
  let server;
  try {
    cluster.create(['--waldir', wal]);
    await cluster.start();
    await cluster.query('create database app');
    const port = await freePort();
    const env = {
      NODE_ENV: 'development',
      SEED_DEMO: 'false',
      PORT: String(port),
      DATABASE_URL: cluster.url('app'),
      DATA_DIR: disks.files.folder,
      BACKUP_KEY: 'k'.repeat(40),
      // takes the address of each registration from its header
      TRUST_PROXY: '1',
    };
    server = new Supervised('server', { arguments_: ['backend/dist/main.js'], env, folder });
    server.start();
    const place = { url: `http://127.0.0.1:${port}`, env, cluster };
    await untilReady(place.url);
    const result = {
      upload: await upload(place, disks.files),
      backup: backup(place, disks.backup),
      database: await database(place, disks.database),
      log: await writeAheadLog(place, disks.log),
      deaths: server.deaths,
    };
    const { upload: u, backup: b, database: d, log: l } = result;
    const isProven =
      u.full === 507 &&
      u.leftNothing &&
      u.afterwards === 200 &&
      u.exportWaits &&
      u.exportIsReady &&
      b.full !== 0 &&
      b.leftNothing &&
      b.afterwards === 0 &&
      d.full === 503 &&
      d.code === 'unavailable' &&
      d.leftNothing &&
      d.afterwards === 201 &&
      l.full === 503 &&
      l.code === 'unavailable' &&
      l.isDown &&
      l.lost === 0 &&
      l.acknowledged > 0 &&
      l.afterwards === 201 &&
      server.deaths === 0;
    return { result, isProven };
  } finally {
    await server?.stop();
    await cluster.stop();
    for (const disk of Object.values(disks)) disk.unmount();
    removeFolder(folder);
  }
}

async function upload(place, disk) {
  say('the disk of the files is full …');
  const { ask } = await register(place, 'files');
  const put = async () => {
    const json = { purpose: 'avatar', mimeType: 'image/png', fileSize: PICTURE.length };
    const { uploadURL, requiredHeaders } = (await ask('POST', '/api/objects/upload', json)).body;
    return (await fetch(uploadURL, { method: 'PUT', headers: requiredHeaders, body: PICTURE })).status;
  };
  const before = disk.files();
  disk.fill();
  const full = await put();
  await ask('POST', '/api/me/data-export/prepare', {});
  await pause(2_000);
  const { state } = (await ask('GET', '/api/me/data-export')).body;
  const leftNothing = await leavesOnly(disk, before);
  disk.free();
  const afterwards = await put();
  let later = state;
  for (let tries = 0; later === 'preparing' && tries < 600; tries++) {
    await pause(200);
    later = (await ask('GET', '/api/me/data-export')).body.state;
  }
  return {
    full,
    leftNothing,
    afterwards,
    exportWaits: state === 'preparing',
    exportIsReady: later === 'ready',
  };
}

/**
 * Returns true once the disk contains only these files again, false after 10 seconds. Emails are on the same disk and
 * don't count.
 */
async function leavesOnly(disk, before) {
  const own = (files) =>
    Object.fromEntries(Object.entries(files).filter(([name]) => !/^(?:mail|filler)/.test(name)));
  for (let tries = 0; tries < 50; tries++) {
    if (isDeepStrictEqual(own(disk.files()), own(before))) return true;
    await pause(200);
  }
  return false;
}

function backup({ env }, disk) {
  say('the disk of the backup is full …');
  const run = () =>
    spawnSync(process.execPath, ['backend/dist/cli.js', 'backup', disk.folder], {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  disk.fill();
  const { status, stderr } = run();
  disk.free();
  const leftNothing = Object.keys(disk.files()).length === 0;
  return {
    full: status,
    said: stderr.trim().slice(0, 300),
    leftNothing,
    left: disk.files(),
    afterwards: run().status,
  };
}

async function database(place, disk) {
  say('the disk of PostgreSQL is full …');
  const { cluster } = place;
  disk.fill();
  // smaller and smaller rows use up the free space inside its files too
  let refusal;
  for (const [amount, length] of [
    [100, 30],
    [1, 30],
    [1, 1],
  ]) {
    const rows = `insert into jobs (id, kind, payload, run_at, done_at)
      select gen_random_uuid(), 'none', jsonb_build_object('x', repeat(md5(n::text), ${length})), now(), now()
      from generate_series(1, ${amount}) n`;
    refusal = undefined;
    while (!refusal)
      refusal = await cluster.query(rows, { database: 'app' }).then(
        () => undefined,
        (error) => error.code ?? error.message,
      );
  }
  const count = async () =>
    (await cluster.query('select count(*)::int as n from accounts', { database: 'app' }))[0].n;
  const before = await count();
  const { status: full, body } = await register(place, 'full');
  const { status: reading } = await fetch(`${place.url}/api/products`);
  const leftNothing = (await count()) === before;
  disk.free();
  const afterwards = await untilCreated(place, 'healed');
  return { refusal, full, code: body.code, message: body.message, reading, leftNothing, afterwards };
}

/**
 * A missing replica makes PostgreSQL keep its log. When the disk is full, PostgreSQL ends and cannot start until there
 * is space; then its supervisor restarts it, as Docker does.
 */
async function writeAheadLog(place, disk) {
  say('the disk of PostgreSQL’s write-ahead log is full …');
  const { cluster } = place;
  await cluster.query(`select pg_create_physical_replication_slot('away', true)`);
  disk.fill();
  const acknowledged = [];
  let refused;
  for (let n = 0; !refused; n++) {
    const email = `log-${n}@sanctum.invalid`;
    const answer = await register(place, `log-${n}`);
    if (answer.status === 201) acknowledged.push(email);
    else refused = answer;
    await cluster.query(BALLAST).catch(() => undefined);
  }
  // PostgreSQL first retries by itself, without success
  for (let tries = 0; !cluster.isDown && tries < 600; tries++) await pause(100);
  const { isDown } = cluster;
  const { status: full, body } = await register(place, 'log-away');
  disk.free();
  if (isDown) await cluster.start();
  await cluster.query(`select pg_drop_replication_slot('away')`);
  const [{ n: kept }] = await cluster.query('select count(*)::int as n from accounts where email = any($1)', {
    values: [acknowledged],
    database: 'app',
  });
  const afterwards = await untilCreated(place, 'log-healed');
  return {
    full,
    code: body.code,
    isDown,
    acknowledged: acknowledged.length,
    lost: acknowledged.length - kept,
    afterwards,
  };
}

/** Writes half a megabyte of log, and no data. */
const BALLAST = `select pg_logical_emit_message(false, 'ballast', repeat('x', 500000))`;

/** Returns the status of a registration, retried until it succeeds, for at most ten seconds. */
async function untilCreated(place, name) {
  let status;
  for (let tries = 0; status !== 201 && tries < 50; tries++) {
    if (tries > 0) await pause(200);
    ({ status } = await register(place, name));
  }
  return status;
}

/** Number of registrations so far. Each has its own address, because one address is limited. */
let registrations = 0;

async function register({ url }, name) {
  const json = { name, email: `${name}@sanctum.invalid`, password: PASSWORD, birthDate: '1986-04-18' };
  registrations += 1;
  const from = { 'x-forwarded-for': `11.0.${registrations >> 8}.${registrations & 255}` };
  const answer = await asking(url)('POST', '/api/auth/register', json, from);
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { ...answer, ask: asking(url, cookie) };
}

const asking =
  (url, cookie = '') =>
  async (method, path, json, from) => {
    const sent = json && { body: JSON.stringify(json) };
    const type = json && { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, { ...sent, method, headers: { cookie, ...type, ...from } });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
  };

async function untilReady(url) {
  for (let tries = 0; !(await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok; tries++) {
    if (tries > 600) throw new Error('The server does not start');
    await pause(100);
  }
}
