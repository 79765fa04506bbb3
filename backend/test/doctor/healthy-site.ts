import { randomBytes } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer, type Server as SocketServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Surroundings } from '../../src/doctor/examine.js';
import { SystemClock } from '../../src/kernel/clock.js';
import { WEBHOOK_EVENTS, WEBHOOK_PATH } from '../../src/platform/stripe/stripe-client.js';
import { CLOCK_CHANGES, type ZoneData } from '../../src/platform/time-zones/zone-data.js';
import { type Listener, listenOnLoopback } from '../../src/stand-ins/embedded-s3/index.js';
import { ImapPeer } from '../bounces/imap-peer.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../database.js';
import { Bucket, startEmbeddedS3, type TestS3 } from '../embedded-s3.js';
import { PRODUCTION } from '../production-environment.js';

const PLACE = 'https://sanctum.example';
const PASSWORD = 'Zk3-vT8q_Lw0pX';
const GIB = 2 ** 30;

/** Behavior of the peers; a mistake changes a part of it. */
export interface Peers {
  cors: Record<string, string>;
  /** A proxy before the storage that sends its own name on. */
  changesHost: boolean;
  takesFiles: boolean;
  mailAnswers: Record<string, string>;
  stripe: Record<string, [status: number, body: object]>;
}

export const webhook = { url: PLACE + WEBHOOK_PATH, status: 'enabled', enabled_events: [...WEBHOOK_EVENTS] };
export const listOf = (data: object[]) => ({ object: 'list', has_more: false, data });

const WELL: Peers = {
  cors: {
    'access-control-allow-origin': PLACE,
    'access-control-allow-methods': 'GET, HEAD, PUT',
    'access-control-allow-headers': '*',
    'access-control-expose-headers': 'ETag',
  },
  changesHost: false,
  takesFiles: true,
  mailAnswers: {},
  stripe: {
    '/v1/account': [200, { id: 'acct_1', object: 'account', charges_enabled: true }],
    '/v1/webhook_endpoints': [200, listOf([webhook])],
  },
};

const CURRENT_ZONES: ZoneData = {
  edition: '2026e',
  offsetOf: (zone, at) => CLOCK_CHANGES.find((change) => change.zone === zone && change.at === at)!.minutes,
};

const portOf = (server: SocketServer | Server): number => (server.address() as AddressInfo).port;
const named = ({ url }: TestDatabase): string => new URL(url).pathname.slice(1);

/** Runs statements in a database as the user that owns all of it. */
export async function asAdministrator(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Address of a database for one of the roles. */
export const at = (database: TestDatabase, changes: Partial<URL>): string =>
  Object.assign(new URL(database.url), { password: PASSWORD }, changes).href;

const denied = (response: ServerResponse) =>
  response
    .writeHead(403, { 'content-type': 'application/xml' })
    .end('<Error><Code>AccessDenied</Code><Message>no</Message></Error>');

/** An installation without faults: two databases, storage behind a proxy, mail server, mailbox and Stripe. */
export class HealthySite {
  peers = structuredClone(WELL);
  s3!: TestS3;
  migrated!: TestDatabase;
  empty!: TestDatabase;
  mailbox!: ImapPeer;
  dataDir!: string;
  env!: Record<string, string>;
  /** Roles belong to the whole server, which other tests share. */
  private readonly mark = randomBytes(6).toString('hex');
  readonly owner = `owner_${this.mark}`;
  readonly administrator = `admin_${this.mark}`;
  readonly guest = `guest_${this.mark}`;
  private inside!: Listener;
  private outside!: Listener;
  private mail!: SocketServer;
  private stripe!: Server;

  static async start(): Promise<HealthySite> {
    const site = new HealthySite();
    site.s3 = await startEmbeddedS3();
    site.migrated = await createTestDatabase();
    site.empty = await createEmptyDatabase();
    site.mailbox = await ImapPeer.start();
    site.dataDir = await mkdtemp(path.join(os.tmpdir(), 'sanctum-doctor-'));
    await site.listen();
    await site.createRoles();
    site.env = site.environment();
    return site;
  }

  /** Repairs the peers. */
  heal(): void {
    this.peers = structuredClone(WELL);
  }

  /** Address of the mail server, without its scheme. */
  get mailHost(): string {
    return `127.0.0.1:${portOf(this.mail)}`;
  }

  around(more: Partial<Surroundings> = {}): Surroundings {
    return {
      clock: new SystemClock(),
      free: async () => 50 * GIB,
      zones: CURRENT_ZONES,
      readDatabaseZones: async () => CURRENT_ZONES,
      stripeUrl: `http://127.0.0.1:${portOf(this.stripe)}`,
      ...more,
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.s3.close(), this.inside.close(), this.outside.close()]);
    this.mail.close();
    await this.mailbox.close();
    this.stripe.close();
    await rm(this.dataDir, { recursive: true, force: true });
    await this.migrated.drop();
    await this.empty.drop();
    await asAdministrator(
      process.env['SANCTUM_TEST_POSTGRES']!,
      ...[this.owner, this.administrator, this.guest].map((role) => `drop role ${role}`),
    );
  }

  private async listen(): Promise<void> {
    const answer = this.s3.embedded.handler({ prefix: '' });
    this.inside = await listenOnLoopback((request, response) =>
      request.method === 'PUT' && !this.peers.takesFiles ? denied(response) : answer(request, response),
    );
    this.outside = await listenOnLoopback((request, response) =>
      this.throughProxy(request, response, answer),
    );
    this.mail = createServer((socket) => {
      socket.write('220 ready\r\n');
      let inBody = false;
      socket.on('error', () => socket.destroy());
      socket.on('data', (data) => {
        const said = String(data);
        if (inBody && !said.endsWith('\r\n.\r\n')) return;
        const word = inBody ? '.' : said.slice(0, 4).trim().toUpperCase();
        inBody = word === 'DATA';
        socket.write(`${this.peers.mailAnswers[word] ?? (inBody ? '354 go on' : '250 ok')}\r\n`);
      });
    }).listen(0, '127.0.0.1');
    this.stripe = createHttpServer((request, response) => {
      const [status, body] = this.peers.stripe[request.url!.split('?')[0]!] ?? [404, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
  }

  private throughProxy(
    request: IncomingMessage,
    response: ServerResponse,
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): void {
    for (const [name, value] of Object.entries(this.peers.cors)) response.setHeader(name, value);
    if (this.peers.changesHost) request.headers.host = 'storage:8333';
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else answer(request, response);
  }

  private createRoles(): Promise<void> {
    return asAdministrator(
      this.migrated.url,
      `create role ${this.owner} login password '${PASSWORD}'`,
      `create role ${this.administrator} superuser login password '${PASSWORD}'`,
      `create role ${this.guest} login password '${PASSWORD}'`,
      `alter database ${named(this.empty)} owner to ${this.owner}`,
      `grant create on schema public to ${this.owner}`,
      `grant select, insert, update, delete on all tables in schema public to ${this.owner}`,
      `grant select on all tables in schema public to ${this.guest}`,
    );
  }

  private environment(): Record<string, string> {
    return {
      DATA_DIR: this.dataDir,
      PUBLIC_URL: PLACE,
      DATABASE_URL: at(this.migrated, { username: this.owner }),
      S3_ENDPOINT: this.inside.url,
      S3_PUBLIC_ENDPOINT: this.outside.url,
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY_ID: this.s3.credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.s3.credentials.secretAccessKey,
      SMTP_URL: `smtp://${this.mailHost}`,
      MAIL_FROM: 'Maren <maren@sanctum.example>',
      BOUNCE_MAILBOX_URL: this.mailbox.url,
      STRIPE_SECRET_KEY: PRODUCTION.STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PRODUCTION.STRIPE_PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: PRODUCTION.STRIPE_WEBHOOK_SECRET,
    };
  }
}
