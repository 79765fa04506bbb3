import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program and returns its output. Throws if the program fails; the error carries the output. */
export async function runProgram(program, args, env = {}) {
  const { stdout } = await promisify(execFile)(program, args, {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 2 ** 20,
  });
  return stdout;
}
