import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyData, openToPostgres } from './copy-data';
import { prepared } from './prepared';

const projectRoot = path.join(import.meta.dirname, '../..');
const READY_WITHIN_MS = 300_000;
const ASK_EVERY_MS = 100;
/** Number of characters of recent output to keep, to explain a failed start. */
const LOG_TAIL = 20_000;

/**
 * The real product: `node backend/dist/main.js` with the demo content, with its own port and DATA_DIR. It survives
 * being killed, as a self-hosted server must.
 */
export class ProductServer {
  private child: ChildProcess | undefined;
  private log = '';

  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** A running server, which is neither started nor stopped here. */
  static at(url: string): ProductServer {
    return new ProductServer(url, '', {});
  }

  /** Starts a server on a copy of the run's demo content. */
  static async start(settings: Record<string, string> = {}): Promise<ProductServer> {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'sanctum-e2e-'));
    await copyData(prepared.dataDir(), dataDir);
    await openToPostgres(dataDir);
    return ProductServer.plant(dataDir, settings);
  }

  /** Creates the demo content in this folder on the first start; later starts use it. */
  static async plant(dataDir: string, settings: Record<string, string> = {}): Promise<ProductServer> {
    const port = await freePort();
    const env = {
      ...quietEnvironment(),
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // each person who signs up has a separate network
      TRUST_PROXY: '1',
      // generous, because the machine may be busy
      DATABASE_CONNECT_TIMEOUT_MS: '60000',
      DATABASE_LOCK_TIMEOUT_MS: '60000',
      DATABASE_STATEMENT_TIMEOUT_MS: '60000',
      ...settings,
    };
    const server = new ProductServer(`http://localhost:${port}`, dataDir, env);
    await server.run();
    return server;
  }

  /** Kills the server as a power cut would, so that nothing is closed properly. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Starts again on the same port with the same data. */
  async restart(): Promise<void> {
    await this.run();
  }

  /** Runs a CLI command next to the running server; returns its output. */
  async cli(...words: string[]): Promise<string> {
    const command = ['backend/dist/cli.js', ...words];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: projectRoot,
      env: this.env,
    });
    return stdout;
  }

  async shutDown(): Promise<void> {
    await this.end('SIGTERM');
  }

  async stop(): Promise<void> {
    await this.shutDown();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  private async run(): Promise<void> {
    if (this.dataDir === '') throw new Error('This journey needs a server of its own.');
    const child = spawn(process.execPath, ['backend/dist/main.js'], {
      cwd: projectRoot,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        this.log = `${this.log}${text}`.slice(-LOG_TAIL);
      });
    }
    const deadline = Date.now() + READY_WITHIN_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
        await this.end('SIGKILL');
        throw new Error(`The server did not become ready:\n${this.log}`);
      }
      await wait(ASK_EVERY_MS);
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/api/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

/** Returns the environment without settings of the person who runs the tests, which must not reach the product. */
function quietEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
