import { runCommand } from '../../../tools/lib/run.mjs';

/** With it a proof says that the machine lacks what it needs. */
const CANNOT_RUN = 77;

/** Ends the proof where no Docker engine answers, or its compose is too old for the files. */
export async function requireEngine() {
  for (const words of [['version'], ['compose', 'version']]) {
    const { code, output } = await runCommand('docker', words);
    if (code === 0) continue;
    console.error(
      `${output.trim()}\nThis machine lacks a running Docker engine with compose 2.24.4 or later.`,
    );
    process.exit(CANNOT_RUN);
  }
}

/** Runs a Docker command; an error contains its whole output. */
export async function docker(words, options) {
  const { code, output } = await runCommand('docker', words, options);
  if (code !== 0) throw new Error(`docker ${words.join(' ')}:\n${output}`);
  return output.trim();
}
