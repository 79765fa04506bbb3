import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { SUPERUSER, readPassword } from './cluster.js';

/** Max time for a server of an earlier start to finish recovering or stopping. */
const SETTLING_SECONDS = 60;

const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

interface Announcement {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Reads the `postmaster.pid` of a running server: line 1 its pid, line 4 its port, line 8 its state. */
async function readAnnouncement(cluster: string): Promise<Announcement | null> {
  const lines = await readFile(pidFile(cluster), 'utf8').then(
    (text) => text.split('\n').map((line) => line.trim()),
    () => null,
  );
  if (!lines?.[0] || !lines[3]) return null;
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7] === 'ready' };
}

export async function connectionUrl(cluster: string, port: number): Promise<string> {
  return `postgres://${SUPERUSER}:${await readPassword(cluster)}@127.0.0.1:${port}/postgres`;
}

/**
 * Returns the URL of a server that an earlier process left running on this cluster; null if there is none. Connecting
 * is the only proof: after a reboot, or in a new container, the pid may belong to any process.
 */
export async function findRunning(cluster: string): Promise<string | null> {
  const deadline = Date.now() + SETTLING_SECONDS * 1000;
  for (;;) {
    const announced = await readAnnouncement(cluster);
    if (!announced || !isAlive(announced.pid)) return null;
    const url = await connectionUrl(cluster, announced.port);
    const answer = await tryConnecting(url);
    if (answer === 'ready') return url;
    const isOver = Date.now() > deadline;
    if (answer === 'refused' && (announced.isReady || isOver)) {
      // A server that was ready listens, so this pid belongs to another process and the file is stale. A starting one
      // does not listen yet, and would end without its file.
      await rm(pidFile(cluster), { force: true });
      return null;
    }
    if (isOver) throw new Error(`PostgreSQL in ${cluster} neither answers nor ends (${answer}).`);
    await pause(50);
  }
}

async function tryConnecting(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return code === 'ECONNREFUSED' ? 'refused' : (code ?? message);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns whether the announced server process still runs. Cheap: makes no connection. */
export async function isRunning(cluster: string): Promise<boolean> {
  const announced = await readAnnouncement(cluster);
  return announced !== null && isAlive(announced.pid) && !(await isZombie(announced.pid));
}

/**
 * Returns whether a process has ended but is still listed: on Linux until its parent reaps it, which in a container may
 * never happen.
 */
async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /\) Z /.test(stat);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
