import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a server with the probe; its output goes to `log`. */
export function startProbed(args, { env, log, flags = [], imports = [] }) {
  const child = spawn(
    process.execPath,
    [...flags, ...[PROBE, ...imports].flatMap((file) => ['--import', file]), ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log, 'ipc'],
    },
  );
  const ask = async (question) => {
    child.send(question);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return {
    child,
    /** Statements sent so far, microseconds of processor time, and bytes of memory. */
    probe: () => ask('probe'),
    ask,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
