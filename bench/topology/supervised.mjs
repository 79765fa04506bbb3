import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../tools/lib/project.mjs';
import { keepProcess } from './belongings.mjs';

/** Milliseconds that Docker waits before it restarts a container. */
const BEFORE_RESTART = 100;

/** A process that is restarted whenever it ends, as Docker or Kubernetes do. */
export class Supervised {
  /** Number of times it has ended unasked. */
  deaths = 0;
  #command;
  #isWanted = false;
  #child;

  /** `arguments_` are those of Node.js unless a `program` is given. */
  constructor(name, { program = process.execPath, arguments_, env, folder }) {
    this.name = name;
    this.#command = { program, arguments_, env, log: join(folder, `${name}.log`) };
  }

  start() {
    this.#isWanted = true;
    this.#run();
  }

  get pid() {
    return this.#child?.pid;
  }

  get isRunning() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** `SIGKILL` as a power cut, `SIGTERM` as a restart, `SIGSTOP` and `SIGCONT` as something that hangs for a while. */
  signal(name) {
    if (this.isRunning) this.#child.kill(name);
  }

  /** Ends it and keeps it stopped until it is started again. */
  async stop(signal = 'SIGTERM') {
    this.#isWanted = false;
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    // a hanging process receives no other signal
    this.#child.kill('SIGCONT');
    await gone;
  }

  #run() {
    const { program, arguments_, env, log } = this.#command;
    const output = openSync(log, 'a');
    const { PATH, HOME, TMPDIR, LANG } = process.env;
    const child = spawn(program, arguments_, {
      cwd: projectRoot,
      env: { PATH, HOME, TMPDIR, LANG, ...env },
      stdio: ['ignore', output, output],
    });
    this.#child = child;
    keepProcess(child);
    child.once('exit', () => {
      if (this.#isWanted) void this.#runAgain(child);
    });
  }

  async #runAgain(ended) {
    this.deaths++;
    await pause(BEFORE_RESTART);
    if (this.#isWanted && this.#child === ended) this.#run();
  }
}
