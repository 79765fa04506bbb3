import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '../../tools/lib/project.mjs';
import { APP_SECRET } from '../lib/access-token.mjs';
import { freePort } from '../lib/ports.mjs';
import { findCaddy, writeCaddyfile } from './caddy.mjs';
import { startDatabase, startReplicated } from './databases.mjs';
import { asker } from './ask.mjs';
import { makeFolder, removeFolder } from './belongings.mjs';
import { findPgbouncer, writePgbouncerIni } from './pgbouncer.mjs';
import { Supervised } from './supervised.mjs';

const SERVERS = 2;
const WORKERS = 2;
const secret = (prefix = '') => prefix + randomBytes(24).toString('hex');

/**
 * Runs the services of docker/compose.scale.yaml as processes on loopback: two servers and two workers in production
 * mode behind Caddy with TLS, PostgreSQL with a replica, an S3 store, a mail server and, as Stripe, the payment
 * sandbox.
 */
export class Topology {
  #folder;
  #databases = [];
  #ports;
  #env;

  /**
   * `trial`: not in production mode, with the demo content and the payment sandbox inside the servers, where a
   * browser can pay. `code`: folder of the version that servers and workers run. `places`: number of servers the
   * proxy knows; some may start later. `pooled`: requests and jobs use the database through PgBouncer.
   */
  static async start({
    trial = false,
    settings = {},
    code = projectRoot,
    places = SERVERS,
    pooled = false,
  } = {}) {
    const topology = new Topology(makeFolder('sanctum-topology-'));
    await topology.#begin({ trial, settings, code, places, pooled });
    return topology;
  }

  constructor(folder) {
    this.#folder = folder;
  }

  async #begin({ trial, settings, code, places, pooled }) {
    const folder = this.#folder;
    await mkdir(join(folder, 'data'));
    this.#ports = await findPorts(places);
    const { site, files } = this.#ports;
    this.url = `https://localhost:${site}`;
    this.filesUrl = `https://127.0.0.1:${files}`;

    const { primary, replica } = await startReplicated(join(folder, 'postgres'));
    this.#databases.push(replica, primary);
    this.database = primary;
    this.replica = replica;
    this.password = secret();
    this.admin = poolAt(await ownDatabase(primary.url, this.password));
    this.keys = {
      // known, so that members can be created with a session each
      appSecret: APP_SECRET,
      storage: secret(),
      stripe: secret('sk_test_'),
      publishable: secret('pk_test_'),
      webhook: secret('whsec_'),
    };

    this.storage = this.#storage();
    this.mail = this.#mail();
    this.storage.start();
    this.mail.start();
    this.proxy = this.#proxy();
    this.proxy.start();
    await this.#untilCertified();
    if (!trial) await this.#startPayments();
    if (pooled) this.#startPooler();
    this.#env = { ...this.#environment(trial), ...settings };
    this.servers = range(SERVERS).map((n) => this.#server(n, code));
    this.workers = range(WORKERS).map((n) => this.#worker(n, code));
    this.servers[0].start();
    // alone at first: several servers would each store the videos of the demo
    if (trial) await this.untilReady(this.servers[0]);
    for (const process_ of this.everybody.slice(1)) process_.start();
    this.ask = asker(this.url, this.#authority());
    await this.untilWell();
  }

  get everybody() {
    return [...(this.servers ?? []), ...(this.workers ?? [])];
  }

  /** Returns `{ to, id, subject, text }` for each email that the mail server accepted. */
  mails() {
    const file = join(this.#folder, 'mails.jsonl');
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(JSON.parse);
  }

  /** Starts one more server of the version in this folder, at an address the proxy already knows. */
  addServer(code) {
    const server = this.#server(this.servers.length, code);
    this.servers.push(server);
    server.start();
    return server;
  }

  addWorker(code) {
    const worker = this.#worker(this.workers.length, code);
    this.workers.push(worker);
    worker.start();
    return worker;
  }

  /** Environment for another process next to the servers, such as the command line. */
  get environment() {
    return this.#env;
  }

  log(name) {
    return readFileSync(join(this.#folder, `${name}.log`), 'utf8');
  }

  get folder() {
    return this.#folder;
  }

  /** Address that lists every accepted email, newest first. */
  get mailsUrl() {
    return `http://127.0.0.1:${this.#ports.mailList}/mail.json`;
  }

  /** Port of one server, to reach it without the proxy. */
  portOf(server) {
    return this.#ports.servers[this.servers.indexOf(server)];
  }

  /** Metrics of one server, as Prometheus reads them. */
  async figuresOf(server) {
    const port = this.#ports.figures[this.servers.indexOf(server)];
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }

  /** Waits until every server reports that it is ready. */
  async untilWell() {
    await Promise.all(this.servers.map((server) => this.untilReady(server)));
  }

  async untilReady(server) {
    const at = `http://127.0.0.1:${this.portOf(server)}/api/health/ready`;
    for (let tries = 0; ; tries++) {
      if ((await fetch(at).catch(() => undefined))?.ok) return;
      if (tries > 3000 || server.deaths > 5)
        throw new Error(`${server.name} does not start:\n${this.log(server.name)}`);
      await pause(100);
    }
  }

  async stop() {
    const all = [...this.everybody, this.payments, this.pooler, this.proxy, this.mail, this.storage].filter(
      Boolean,
    );
    await Promise.all(all.map((process_) => process_.stop()));
    await Promise.all([this.admin?.end(), this.ledger?.end()]);
    for (const database of this.#databases) await database.stop();
    removeFolder(this.#folder);
  }

  #environment(trial) {
    const { servers, storage, mail } = this.#ports;
    const parts = {
      DATABASE_URL: urlOf(this.database.url, this.password),
      ...(this.pooler && { DATABASE_POOLER_URL: this.#poolerUrl() }),
      S3_ENDPOINT: `http://127.0.0.1:${storage}`,
      S3_PUBLIC_ENDPOINT: this.filesUrl,
      S3_ACCESS_KEY_ID: 'sanctum',
      S3_SECRET_ACCESS_KEY: this.keys.storage,
      APP_SECRET: this.keys.appSecret,
      PUBLIC_URL: this.url,
      // Caddy, and the browsers of the journeys
      TRUST_PROXY: '2',
      WORKER: 'separate',
      DATA_DIR: join(this.#folder, 'data'),
      SMTP_URL: `smtp://127.0.0.1:${mail}`,
      MAIL_FROM: 'Maren <maren@sanctum.invalid>',
    };
    // In a trial each process calls the payment sandbox at its own address, so workers get the address of a server.
    if (trial) return { ...parts, NODE_ENV: 'development', PORT: String(servers[0]) };
    return {
      ...parts,
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: this.keys.stripe,
      STRIPE_PUBLISHABLE_KEY: this.keys.publishable,
      STRIPE_WEBHOOK_SECRET: this.keys.webhook,
      STRIPE_TEST_MODE: 'true',
      SANDBOX_PORT: String(this.#ports.payments),
    };
  }

  #server(n, code) {
    const { servers, figures } = this.#ports;
    const own = { PORT: String(servers[n]), METRICS_PORT: String(figures[n]) };
    return this.#product(`server-${n + 1}`, 'main', { ...this.#env, ...own }, code);
  }

  #worker(n, code) {
    return this.#product(`worker-${n + 1}`, 'worker', this.#env, code);
  }

  #product(name, door, env, code) {
    const here = env.SANDBOX_PORT ? ['--import', './bench/topology/parts/stripe-is-here.mjs'] : [];
    const arguments_ = [...here, '--enable-source-maps', join(code, `backend/dist/${door}.js`)];
    return new Supervised(name, { arguments_, env, folder: this.#folder });
  }

  #part(name, env) {
    const arguments_ = [`bench/topology/parts/${name}.mjs`];
    return new Supervised(name, { arguments_, env, folder: this.#folder });
  }

  #storage() {
    return this.#part('storage', {
      PORT: String(this.#ports.storage),
      FOLDER: join(this.#folder, 'objects'),
      BUCKET: 'sanctum',
      REGION: 'us-east-1',
      ACCESS_KEY_ID: 'sanctum',
      SECRET_ACCESS_KEY: this.keys.storage,
    });
  }

  #mail() {
    const { mail, mailList } = this.#ports;
    const file = join(this.#folder, 'mails.jsonl');
    return this.#part('mail', { PORT: String(mail), LIST_PORT: String(mailList), FILE: file });
  }

  #proxy() {
    const file = join(this.#folder, 'Caddyfile');
    writeCaddyfile(file, this.#ports);
    const { servers, site, files } = this.#ports;
    return new Supervised('proxy', {
      program: findCaddy(),
      arguments_: ['run', '--config', file, '--adapter', 'caddyfile'],
      env: {
        SITE_HOST: `localhost:${site}`,
        FILES_HOST: `127.0.0.1:${files}`,
        SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
        XDG_DATA_HOME: this.#folder,
        XDG_CONFIG_HOME: this.#folder,
      },
      folder: this.#folder,
    });
  }

  #startPooler() {
    const file = writePgbouncerIni(this.#folder, {
      port: this.#ports.pooler,
      database: urlOf(this.database.url, this.password),
    });
    this.pooler = new Supervised('pooler', {
      program: findPgbouncer(),
      // it refuses to run as root
      arguments_: [...(process.getuid() === 0 ? ['-u', 'nobody'] : []), file],
      env: {},
      folder: this.#folder,
    });
    this.pooler.start();
  }

  #poolerUrl() {
    return Object.assign(new URL(urlOf(this.database.url, this.password)), { port: this.#ports.pooler }).href;
  }

  /** Starts the payment sandbox on its own cluster, so that Stripe stays up when the product's database is down. */
  async #startPayments() {
    const database = await startDatabase(join(this.#folder, 'stripe'));
    this.#databases.push(database);
    this.ledger = poolAt(database.url);
    this.payments = this.#part('payments', {
      PORT: String(this.#ports.payments),
      DATABASE_URL: database.url,
      SECRET_KEY: this.keys.stripe,
      PUBLISHABLE_KEY: this.keys.publishable,
      WEBHOOK_SECRET: this.keys.webhook,
      WEBHOOK_URL: `${this.url}/api/stripe/webhook`,
      PUBLIC_URL: this.url,
      NODE_EXTRA_CA_CERTS: this.#authorityFile(),
    });
    this.payments.start();
    this.paymentsUrl = `http://127.0.0.1:${this.#ports.payments}`;
  }

  #authorityFile() {
    return join(this.#folder, 'caddy/pki/authorities/local/root.crt');
  }

  #authority() {
    return readFileSync(this.#authorityFile());
  }

  async #untilCertified() {
    for (let tries = 0; !existsSync(this.#authorityFile()); tries++) {
      if (tries > 200) throw new Error(`The proxy does not start:\n${this.log('proxy')}`);
      await pause(50);
    }
  }
}

/** A pool that reconnects after its database was down. */
function poolAt(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => undefined);
  return pool;
}

const range = (length) => Array.from({ length }, (_, n) => n);

async function findPorts(places) {
  const each = () => Promise.all(range(places).map(freePort));
  return {
    servers: await each(),
    figures: await each(),
    site: await freePort(),
    files: await freePort(),
    storage: await freePort(),
    mail: await freePort(),
    mailList: await freePort(),
    payments: await freePort(),
    pooler: await freePort(),
  };
}

/** Creates a role without superuser rights and its database. Returns the superuser's address of that database. */
async function ownDatabase(superuserUrl, password) {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query(`create role app login password '${password}'`);
  await client.query('create database app owner app');
  await client.end();
  const url = new URL(superuserUrl);
  url.pathname = '/app';
  return url.href;
}

function urlOf(superuserUrl, password) {
  return Object.assign(new URL(superuserUrl), { username: 'app', password, pathname: '/app' }).href;
}
