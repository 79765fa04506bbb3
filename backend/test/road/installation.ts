import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { TwoRoles } from '../two-roles.js';
import { UNHURRIED } from '../unhurried.js';
import { composeService } from './compose.js';
import type { OutsideWorld } from './outside-world.js';
import { Running } from './running.js';

const CLI = ['--enable-source-maps', 'backend/dist/cli.js'];
/** The command of the image, which runs unless compose names another. */
const SERVER = ['--enable-source-maps', 'backend/dist/main.js'];
/** Directs api.stripe.com to the double, as an entry in the hosts file would. */
const STRIPE_IS_HERE = ['--import', './bench/topology/parts/stripe-is-here.mjs'];

/** The services of docker/compose.yaml as processes on loopback: the built code, in production, with a database of two roles. */
export class Installation {
  private server: Running | undefined;
  private worker: Running | undefined;
  private commands = 0;

  constructor(
    private readonly world: OutsideWorld,
    private readonly roles: TwoRoles,
  ) {}

  /** Runs a one-off service, such as `migrate`; returns its output. */
  run(name: 'migrate' | 'backup' | 'restore'): Promise<string> {
    return this.node(composeService(name, this.world.env).words!, name);
  }

  /** Runs a CLI command where the server runs. */
  cli(...words: string[]): Promise<string> {
    return this.node([...CLI, ...words], 'server');
  }

  async start(): Promise<void> {
    await this.startServer();
    await this.startWorker();
  }

  async stop(): Promise<void> {
    await this.stopWorker();
    await this.server?.stop();
    this.server = undefined;
  }

  async startWorker(): Promise<void> {
    const { words } = composeService('worker', this.world.env);
    this.worker = this.begin('worker', words!, 'worker');
  }

  async stopWorker(): Promise<void> {
    await this.worker?.stop();
    this.worker = undefined;
  }

  /** Loses the machine: database, files and data folder. The backups are elsewhere. */
  async lose(): Promise<void> {
    await this.stop();
    await this.roles.loseDatabase();
    await this.world.loseFiles();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private get dataDir(): string {
    return path.join(this.world.folder, 'data');
  }

  private async startServer(): Promise<void> {
    await mkdir(this.dataDir, { recursive: true });
    this.server = this.begin('server', composeService('server', this.world.env).words ?? SERVER, 'server');
    const ready = `http://127.0.0.1:${this.world.ports.server}/api/health/ready`;
    await this.server.until(async () => (await fetch(ready).catch(() => undefined))?.ok === true);
  }

  private async node(words: readonly string[], service: string): Promise<string> {
    await mkdir(this.dataDir, { recursive: true });
    this.commands += 1;
    return this.begin(`command-${this.commands}`, words, service).untilDone();
  }

  private begin(name: string, words: readonly string[], service: string): Running {
    return Running.start(name, {
      words: [...STRIPE_IS_HERE, ...words],
      environment: this.environmentOf(service),
      folder: this.world.folder,
    });
  }

  /** Returns a service's variables from compose, with addresses of this machine instead of those in its network. */
  private environmentOf(service: string): Record<string, string> {
    const { environment } = composeService(service, this.world.env);
    const { server, storage, stripe } = this.world.ports;
    const at = (variable: string, role: string) =>
      environment[variable] ? { [variable]: this.addressOf(environment[variable], role) } : {};
    return {
      ...environment,
      ...at('DATABASE_URL', this.roles.server),
      ...at('MIGRATOR_DATABASE_URL', this.roles.owner),
      HOST: '127.0.0.1',
      PORT: String(server),
      METRICS_PORT: '0',
      DATA_DIR: this.dataDir,
      S3_ENDPOINT: `http://127.0.0.1:${storage}`,
      NODE_EXTRA_CA_CERTS: this.world.authorityFile,
      SANDBOX_PORT: String(stripe),
      ...UNHURRIED,
    };
  }

  /** Keeps the password that compose put into an address. */
  private addressOf(written: string, role: string): string {
    const { hostname, port, pathname } = new URL(this.roles.url);
    return Object.assign(new URL(written), { username: role, hostname, port, pathname }).href;
  }
}
