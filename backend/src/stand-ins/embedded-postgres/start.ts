import { rm } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { findBinaries } from './binaries.js';
import { createCluster, isCluster } from './cluster.js';
import {
  disown,
  isOurs,
  own,
  ownIfOrphaned,
  clusterPlace,
  makeDataDir,
  reachableBinaries,
} from './places.js';
import { connectionUrl, findRunning, isRunning } from './postmaster.js';
import { accountFor, runTool } from './run-as.js';
import { watch } from './watch.js';

const ATTEMPTS = 3;

/**
 * Launches a server on a free loopback port and returns the port. An outgoing connection of another process may take
 * the port before the server listens: then another one is tried.
 */
export async function onFreePort(launch: (port: number) => Promise<unknown>): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    try {
      await launch(port);
      return port;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface EmbeddedPostgresOptions {
  /** Folder of this server's files. */
  dataDir: string;
  log: (message: string) => void;
  /** More settings, `name=value`; tests turn off `fsync`. */
  flags?: string[];
}

export interface EmbeddedPostgres {
  url: string;
  /** True if the server was already running: left by a killed process, or shared with a running one. */
  adopted: boolean;
  /** Ends the server, unless it belongs to another running process. */
  stop(): Promise<void>;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off', // our queries are short: compiling one costs more than it saves
  // Only starts, stops and crashes are logged: failed statements would write people's data into a file.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

/**
 * Starts our own PostgreSQL on a free loopback port; the first start creates its cluster. While this process owns the
 * server, it is watched and restarted on the same port.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, flags = [] } = options;
  const dataDir = path.resolve(options.dataDir);
  await makeDataDir(dataDir);
  const account = await accountFor(path.join(dataDir, 'cluster'));
  const cluster = await clusterPlace(dataDir, account);
  const bin = path.join(await reachableBinaries(await findBinaries(), account), 'bin');
  const installation: Installation = {
    dataDir,
    cluster,
    log,
    ctl: (...args) => runTool(account, path.join(bin, 'pg_ctl'), ['-D', cluster, '-w', ...args]),
    settings: [...SETTINGS, ...flags].map((setting) => `-c "${setting}"`).join(' '),
  };
  if (!isCluster(cluster)) {
    log(`making a database in ${cluster}`);
    await createCluster(bin, cluster, account);
  }
  const running = await adopt(installation);
  if (running) return running;

  await rm(serverLog(cluster), { force: true });
  try {
    const port = await onFreePort((free) => launch(installation, free));
    await own(dataDir);
    return serving(installation, await connectionUrl(cluster, port), false);
  } catch (error) {
    const rival = await adopt(installation); // another process started the same server a moment earlier
    if (rival) return rival;
    throw new Error(`PostgreSQL does not start; see ${serverLog(cluster)}`, { cause: error });
  }
}

interface Installation extends Pick<EmbeddedPostgresOptions, 'dataDir' | 'log'> {
  cluster: string;
  /** Runs `pg_ctl` on the cluster. */
  ctl: (...args: string[]) => Promise<void>;
  /** Settings, as command-line options of the server. */
  settings: string;
}

const serverLog = (cluster: string): string => path.join(cluster, 'server.log');

const launch = ({ cluster, ctl, settings }: Installation, port: number | string): Promise<void> =>
  ctl('start', '-t', '60', '-l', serverLog(cluster), '-o', `-p ${port} ${settings}`);

/** Adopts a running server; null if there is none. */
async function adopt(installation: Installation): Promise<EmbeddedPostgres | null> {
  const url = await findRunning(installation.cluster);
  if (!url) return null;
  await ownIfOrphaned(installation.dataDir);
  installation.log('using the database that is already running');
  return serving(installation, url, true);
}

function serving(installation: Installation, url: string, adopted: boolean): EmbeddedPostgres {
  const { dataDir, cluster, log, ctl } = installation;
  const endWatch = watch({
    isRunning: async () => (await isRunning(cluster)) || !(await isOurs(dataDir)),
    restart: async () => {
      if (!(await findRunning(cluster))) await launch(installation, new URL(url).port);
    },
    log,
  });
  const stop = async () => {
    await endWatch();
    if (!(await isOurs(dataDir))) return;
    await disown(dataDir);
    if (await findRunning(cluster)) await ctl('stop', '-m', 'fast', '-t', '60');
  };
  return { url, adopted, stop };
}
