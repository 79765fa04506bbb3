import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What a program prints; its failure is thrown with what it said. */
export async function runProgram(program, args, env = {}) {
  const { stdout } = await promisify(execFile)(program, args, {
    env: { ...process.env, ...env },
    maxBuffer: 64 * 2 ** 20,
  });
  return stdout;
}
