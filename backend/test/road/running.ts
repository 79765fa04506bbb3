import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../src/platform/config/project-root.js';

interface Start {
  /** Arguments of `node`. */
  words: readonly string[];
  /** Its variables; from this process it gets only the machine's. */
  environment: Record<string, string>;
  /** Folder of the log. */
  folder: string;
}

/** A process of the installation or of its environment. */
export class Running {
  private readonly ended: Promise<unknown[]>;

  private constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
    private readonly log: string,
  ) {
    const end = () => child.kill();
    process.once('exit', end);
    this.ended = once(child, 'exit').finally(() => process.off('exit', end));
  }

  static start(name: string, { words, environment, folder }: Start): Running {
    const log = path.join(folder, `${name}.log`);
    const output = openSync(log, 'a');
    const { PATH, HOME, TMPDIR, CADDY_PATH } = process.env;
    const child = spawn(process.execPath, words, {
      cwd: projectRoot,
      env: { PATH, HOME, TMPDIR, CADDY_PATH, ...environment },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    return new Running(name, child, log);
  }

  /** Waits for it to end, and returns its output. An exit code other than 0 is an error. */
  async untilDone(): Promise<string> {
    const [code] = await this.ended;
    if (code !== 0) throw new Error(`${this.name} ends with ${String(code)}:\n${this.said}`);
    return this.said;
  }

  /** Waits until a condition is true. It is an error if the process ends before. */
  async until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) {
      if (this.child.exitCode !== null) throw new Error(`${this.name} does not start:\n${this.said}`);
      await pause(100);
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) this.child.kill('SIGTERM');
    await this.ended;
  }

  get said(): string {
    return readFileSync(this.log, 'utf8');
  }
}
