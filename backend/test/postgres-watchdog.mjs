// node postgres-watchdog.mjs <folder>: waits until the process that started it has ended, however it ended (its end of
// the pipe closes even after SIGKILL), then stops the PostgreSQL in the folder if it is still running, and removes the
// folder.
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
process.stdin.resume().on('end', () => {
  try {
    const cluster = realpathSync(join(folder, 'cluster'));
    const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    rmSync(cluster, { recursive: true, force: true });
  } catch {
    // stopped properly: nothing is running
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});
