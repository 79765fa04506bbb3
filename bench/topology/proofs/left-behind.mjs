import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isAlive } from '../belongings.mjs';

export const about = 'a run that ends, fails or is killed leaves neither a folder nor a process';
export const options = {};

const TOPOLOGY = new URL('..', import.meta.url).pathname;
/** A run with a folder, a process and a PostgreSQL, until it is ended or told to fail. */
const RUN = `
  import { readFileSync } from 'node:fs';
  import { clearEarlierRuns, leaveNothing, makeFolder } from '${TOPOLOGY}belongings.mjs';
  import { startDatabase } from '${TOPOLOGY}databases.mjs';
  import { Supervised } from '${TOPOLOGY}supervised.mjs';
  clearEarlierRuns();
  leaveNothing();
  const folder = makeFolder('sanctum-left-behind-');
  const { cluster } = await startDatabase(folder + '/postgres');
  const idle = new Supervised('idle', { arguments_: ['-e', 'setInterval(() => {}, 1000)'], env: {}, folder });
  idle.start();
  const postmaster = Number(readFileSync(cluster + '/postmaster.pid', 'utf8').split('\\n')[0]);
  console.log(JSON.stringify({ folder, pids: [idle.pid, postmaster] }));
  process.stdin.once('data', () => { throw new Error('as it was told'); });
`;
const ENDINGS = {
  'an error': (run) => run.stdin.write('fail\n'),
  SIGTERM: (run) => run.kill('SIGTERM'),
};

/** Checks what runs that end in these ways leave on the machine, and what the next run leaves of a killed one. */
export async function prove() {
  const faults = [];
  for (const [ending, end] of Object.entries(ENDINGS)) faults.push(...remaining(ending, await play(end)));
  const killed = await play((run) => run.kill('SIGKILL'));
  if (remaining('SIGKILL', killed).length === 0) faults.push('what is left behind is not noticed');
  await play(ENDINGS['an error']);
  faults.push(...remaining('SIGKILL and another run', killed));
  return { result: { faults }, isProven: faults.length === 0 };
}

/** Returns what the run had created. */
async function play(end) {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', RUN], {
    stdio: 'pipe',
  });
  const ended = once(run, 'exit');
  const words = [];
  run.stderr.on('data', (chunk) => words.push(chunk));
  for await (const line of createInterface({ input: run.stdout }))
    if (line.startsWith('{')) {
      end(run);
      await ended;
      return JSON.parse(line);
    }
  throw new Error(`The run has ended before it began: ${Buffer.concat(words).toString()}`);
}

const remaining = (ending, { folder, pids }) => [
  ...(existsSync(folder) ? [`${ending} leaves ${folder}`] : []),
  ...pids.filter(isAlive).map((pid) => `${ending} leaves process ${pid}`),
];
