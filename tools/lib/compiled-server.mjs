// Ours, because it starts a server only after a compilation without errors and after the old one has left its database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { programOf } from './build.mjs';
import { say } from './progress.mjs';
import { projectRoot } from './project.mjs';

/** Beside `dist`, so that what `npm start` and `npm test` built stays what they built. */
const OUT = 'backend/dist-dev';
/** How TypeScript ends each round of watching. */
const ROUND = /Found (\d+) errors?\. Watching for file changes/;

/** The server, compiled by a watching TypeScript and restarted whenever it compiles without an error. */
export class CompiledServer {
  #env;
  #compiler;
  #server;
  #restarting = Promise.resolve();

  constructor(env) {
    this.#env = { ...process.env, ...env };
  }

  /** Begins to watch; ready when the server of the first round was started. */
  start() {
    const flags = ['--watch', '--preserveWatchOutput', '--incremental'];
    const places = ['--outDir', OUT, '--tsBuildInfoFile', `${OUT}/.tsbuildinfo`];
    this.#compiler = spawn(
      process.execPath,
      [
        programOf('backend', '@typescript/native', 'bin/tsc'),
        '-p',
        'backend/tsconfig.build.json',
        ...flags,
        ...places,
      ],
      { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    return new Promise((resolve) => {
      createInterface({ input: this.#compiler.stdout }).on('line', (line) => {
        const errors = ROUND.exec(line)?.[1];
        if (errors === '0') {
          this.#restarting = this.#restarting.then(() => this.#restart());
          void this.#restarting.then(resolve);
        } else if (line.trim()) {
          console.log(line);
        }
      });
    });
  }

  async close() {
    this.#compiler?.kill();
    await this.#restarting;
    await this.#end();
  }

  async #restart() {
    await this.#end();
    say('Starting the server …');
    this.#server = spawn(process.execPath, ['--enable-source-maps', join(OUT, 'main.js')], {
      cwd: projectRoot,
      env: this.#env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  /** The server finishes its work, and frees its database and port. */
  async #end() {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
}
