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
 * Launches something on a loopback port that is free and returns the port. Between asking for a free port and listening on it, an
 * outgoing connection of another process may take it: then another port is tried.
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
  /** Folder of everything that belongs to this server. */
  dataDir: string;
  log: (message: string) => void;
  /** More settings, `name=value`; tests switch `fsync` off. */
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
 * Starts our own real PostgreSQL on a free loopback port; its cluster is created on the first start and kept. While this process
 * owns the server, the server is watched, and started again on the same port when it dies.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, flags = [] } = options;
  const dataDir = path.resolve(options.dataDir);
  await makeDataDir(dataDir);
  const account = await accountFor(path.join(dataDir, 'cluster'));
  const cluster = await clusterPlace(dataDir, account);
  const bin = path.join(await reachableBinaries(await findBinaries(), account), 'bin');
  const ctl = (...args: string[]) =>
    runTool(account, path.join(bin, 'pg_ctl'), ['-D', cluster, '-w', ...args]);
  const serverLog = path.join(cluster, 'server.log');
  const settings = [...SETTINGS, ...flags].map((setting) => `-c "${setting}"`).join(' ');
  const launch = (port: number | string) =>
    ctl('start', '-t', '60', '-l', serverLog, '-o', `-p ${port} ${settings}`);
  const stop = async () => {
    if (!(await isOurs(dataDir))) return;
    await disown(dataDir);
    if (await findRunning(cluster)) await ctl('stop', '-m', 'fast', '-t', '60');
  };

  const serving = (url: string, adopted: boolean): EmbeddedPostgres => {
    const endWatch = watch({
      isRunning: async () => (await isRunning(cluster)) || !(await isOurs(dataDir)),
      restart: async () => {
        if (!(await findRunning(cluster))) await launch(new URL(url).port);
      },
      log,
    });
    return {
      url,
      adopted,
      stop: async () => {
        await endWatch();
        await stop();
      },
    };
  };

  if (!isCluster(cluster)) {
    log(`making a database in ${cluster}`);
    await createCluster(bin, cluster, account);
  }
  const adopt = async (): Promise<EmbeddedPostgres | null> => {
    const url = await findRunning(cluster);
    if (!url) return null;
    await ownIfOrphaned(dataDir);
    log('using the database that is already running');
    return serving(url, true);
  };
  const running = await adopt();
  if (running) return running;

  await rm(serverLog, { force: true });
  try {
    const port = await onFreePort(launch);
    await own(dataDir);
    return serving(await connectionUrl(cluster, port), false);
  } catch (error) {
    const rival = await adopt(); // another process started the same server a moment earlier
    if (rival) return rival;
    throw new Error(`PostgreSQL does not start; see ${serverLog}`, { cause: error });
  }
}
