import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Folder that records what each run has created on this machine, so that it is removed however the run ends. Each run
 * writes its file at the start, so that the next run also finds the leftovers of a killed one.
 */
const RECORDS = join(os.tmpdir(), `sanctum-topology-runs-${os.userInfo().username}`);
const KINDS = ['processes', 'clusters', 'mounts', 'folders'];
/** Milliseconds that a process gets to end after the signal. */
const PATIENCE = 30_000;

const mine = {
  runner: { pid: process.pid, birth: birthOf(process.pid) },
  ...Object.fromEntries(KINDS.map((kind) => [kind, []])),
};
const record = join(RECORDS, `${process.pid}.json`);

/**
 * Removes everything this run created when it ends normally, by an error or by a signal. After SIGKILL the next run
 * cleans up.
 */
export function leaveNothing() {
  process.once('exit', () => tell(clear(mine, record)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(128 + os.constants.signals[signal]));
}

/** Removes what earlier runs have left after they ended. Reports it, and names what could not be removed. */
export function clearEarlierRuns() {
  const names = existsSync(RECORDS) ? readdirSync(RECORDS) : [];
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const file = join(RECORDS, name);
    const left = readRecord(file);
    if (!left || isThere(left.runner)) continue;
    const counts = KINDS.map((kind) => `${left[kind].length} ${kind}`).join(', ');
    console.log(`A run that was killed has left ${counts}; they are taken away.`);
    tell(clear(left, file));
  }
}

/** Returns undefined if a parallel run has just ended and removed its record. */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Records a process of this run until it ends. */
export function keepProcess(child) {
  if (child.pid === undefined) return;
  const one = { pid: child.pid, birth: birthOf(child.pid) };
  keep('processes', one);
  child.once('exit', () => drop('processes', one));
}

/** Records the folder of a PostgreSQL; returns a function that removes the record, to be called once PostgreSQL has stopped. */
export function keepCluster(folder) {
  keep('clusters', folder);
  return () => drop('clusters', folder);
}

/** Records a mount point; returns a function that removes the record. */
export function keepMount(folder) {
  keep('mounts', folder);
  return () => drop('mounts', folder);
}

/** Creates a temporary folder that PostgreSQL's account may enter. */
export function makeFolder(prefix) {
  const folder = mkdtempSync(join(os.tmpdir(), prefix));
  chmodSync(folder, 0o755);
  keep('folders', folder);
  return folder;
}

export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  drop('folders', folder);
}

function keep(kind, one) {
  mine[kind].push(one);
  write();
}

function drop(kind, one) {
  mine[kind] = mine[kind].filter((other) => other !== one);
  write();
}

function write() {
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(`${record}.new`, JSON.stringify(mine));
  renameSync(`${record}.new`, record);
}

/** Removes everything synchronously, because an exiting process waits for nothing. Returns the leftovers. */
function clear(left, file) {
  for (const one of left.processes) endNow(one);
  for (const pid of left.clusters.map(postmasterOf)) if (pid) endAtOnce(pid);
  for (const folder of left.mounts) if (isMounted(folder)) attempt(() => unmount(folder));
  for (const folder of left.folders)
    attempt(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const remaining = [
    ...left.processes.filter(isThere).map(({ pid }) => `process ${pid}`),
    ...left.clusters.filter(postmasterOf).map((folder) => `PostgreSQL in ${folder}`),
    ...left.mounts.filter(isMounted).map((folder) => `what is mounted at ${folder}`),
    ...left.folders.filter((folder) => existsSync(folder)),
  ];
  if (remaining.length === 0) rmSync(file, { force: true });
  return remaining;
}

function tell(remaining) {
  for (const one of remaining) console.error(`Could not be taken away: ${one}`);
}

function endNow(one) {
  if (!isThere(one)) return;
  process.kill(one.pid, 'SIGKILL');
  waitWhile(() => isThere(one));
}

/** Sends SIGQUIT: PostgreSQL then also ends its child processes and releases its shared memory. */
function endAtOnce(pid) {
  process.kill(pid, 'SIGQUIT');
  waitWhile(() => isAlive(pid));
  if (isAlive(pid)) endNow({ pid, birth: birthOf(pid) });
}

/** Waits up to `PATIENCE`: a killed process takes a moment to end, longer on a busy machine. */
function waitWhile(isGoingOn) {
  for (const until = Date.now() + PATIENCE; isGoingOn() && Date.now() < until; ) sleep(20);
}

/** Process of the PostgreSQL in this folder, or undefined. The process is checked, because its number may have been reused. */
function postmasterOf(folder) {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) && about(pid, 'args').includes(folder) ? pid : undefined;
}

const isThere = ({ pid, birth }) => isAlive(pid) && birthOf(pid) === birth;

/** Start time of a process, which distinguishes it from a later one with the same number. */
function birthOf(pid) {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return about(pid, 'lstart');
  // the 22nd field; the second may contain spaces
  return readFileSync(stat, 'utf8').split(') ').at(-1).split(' ')[19];
}

/** Returns false for a zombie process too. */
export const isAlive = (pid) => !['', 'Z'].includes(about(pid, 'stat').charAt(0));

function about(pid, what) {
  try {
    return execFileSync('ps', ['-ww', '-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

const isMounted = (folder) => existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;
const unmount = (folder) => execFileSync('umount', ['--lazy', folder]);
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Runs a cleanup step. A failure is logged and does not stop the other steps; leftovers are named afterwards. */
function attempt(work) {
  try {
    work();
  } catch (error) {
    console.error(error.message);
  }
}
