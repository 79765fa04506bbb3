import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WEBHOOK_PATH } from '../../src/platform/stripe/stripe-client.js';
import { createEmptyDatabase, type TestDatabase } from '../database.js';
import { freePort } from '../free-port.js';
import { Running } from './running.js';
import { until } from './until.js';

export interface SentMail {
  to: string;
  /** Id in its Message-ID. */
  id: string;
  subject: string;
  text: string;
}

interface Ports {
  site: number;
  files: number;
  server: number;
  storage: number;
  smtp: number;
  mails: number;
  stripe: number;
}

/** The environment of the installation: the proxy with its certificates, the S3 store, the mail server, and Stripe. */
export class OutsideWorld {
  private proxy: Running | undefined;
  private storage: Running | undefined;
  private mail: Running | undefined;
  private stripe: Running | undefined;

  private constructor(
    readonly folder: string,
    readonly ports: Ports,
    private readonly settings: Record<string, string>,
    private readonly ledger: TestDatabase,
  ) {}

  /** Adds the addresses of this environment to the operator's settings in docker/.env. */
  static async start(settings: Record<string, string>): Promise<OutsideWorld> {
    const folder = await mkdtemp(path.join(tmpdir(), 'sanctum-road-'));
    const ports = {
      site: await freePort(),
      files: await freePort(),
      server: await freePort(),
      storage: await freePort(),
      smtp: await freePort(),
      mails: await freePort(),
      stripe: await freePort(),
    };
    const addresses = {
      SITE_HOST: `localhost:${ports.site}`,
      FILES_HOST: `127.0.0.1:${ports.files}`,
      BACKUP_PLACE: path.join(folder, 'backups'),
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    };
    const all = { ...settings, ...addresses };
    const world = new OutsideWorld(folder, ports, all, await createEmptyDatabase());
    await world.begin();
    return world;
  }

  get env(): Record<string, string> {
    return this.settings;
  }

  get url(): string {
    return `https://localhost:${this.ports.site}`;
  }

  get filesUrl(): string {
    return `https://127.0.0.1:${this.ports.files}`;
  }

  /** Certificate that signs the proxy's own. */
  get authority(): string {
    return readFileSync(this.authorityFile, 'utf8');
  }

  get authorityFile(): string {
    return path.join(this.folder, 'caddy/pki/authorities/local/root.crt');
  }

  /** Lists every accepted email, the oldest first. */
  async mails(): Promise<SentMail[]> {
    const answer = await fetch(`http://127.0.0.1:${this.ports.mails}/`);
    return ((await answer.json()) as SentMail[]).toReversed();
  }

  async mailsTo(address: string): Promise<SentMail[]> {
    return (await this.mails()).filter(({ to }) => to === address);
  }

  /** Waits for an email to this address with a matching subject, and returns the first. */
  untilMailed(address: string, subject: RegExp): Promise<SentMail> {
    return until(async () => (await this.mailsTo(address)).find((one) => subject.test(one.subject)));
  }

  /** Pays as the buyer's browser does at Stripe. */
  async pay(clientSecret: string): Promise<void> {
    const [intent] = clientSecret.split('_secret_');
    const { status } = await this.askStripe(`payment_intents/${intent}/confirm`, {
      key: this.settings['STRIPE_PUBLISHABLE_KEY']!,
      fields: {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '4242424242424242',
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2049',
        'payment_method_data[card][cvc]': '314',
      },
    });
    if (status !== 'succeeded') throw new Error(`The payment is ${status}`);
  }

  /** Amounts of all refunds that Stripe knows, in cents. */
  async refunds(): Promise<number[]> {
    const { data } = await this.askStripe('refunds', { key: this.settings['STRIPE_SECRET_KEY']! });
    return data!.map(({ amount }) => amount);
  }

  /** Loses all files of the S3 store, and replaces it with an empty one. */
  async loseFiles(): Promise<void> {
    await this.storage?.stop();
    await rm(this.objects, { recursive: true, force: true });
    await this.startStorage();
  }

  async stop(): Promise<void> {
    for (const one of [this.proxy, this.stripe, this.mail, this.storage]) await one?.stop();
    await this.ledger.drop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get objects(): string {
    return path.join(this.folder, 'objects');
  }

  private async begin(): Promise<void> {
    const { server, storage, smtp, mails, stripe } = this.ports;
    const { SITE_HOST = '', FILES_HOST = '' } = this.settings;
    this.proxy = this.part('proxy', {
      SITE_HOST,
      FILES_HOST,
      SERVERS: `127.0.0.1:${server}`,
      CADDYFILE: path.join(this.folder, 'Caddyfile'),
      STORAGE_PORT: String(storage),
      XDG_DATA_HOME: this.folder,
      XDG_CONFIG_HOME: this.folder,
    });
    await this.proxy.until(() => existsSync(this.authorityFile));
    await this.startStorage();
    const file = path.join(this.folder, 'mails.jsonl');
    this.mail = this.part('mail', { PORT: String(smtp), LIST_PORT: String(mails), FILE: file });
    await this.mail.until(() => this.answers(mails));
    this.stripe = this.part('payments', {
      PORT: String(stripe),
      DATABASE_URL: this.ledger.url,
      SECRET_KEY: this.settings['STRIPE_SECRET_KEY']!,
      PUBLISHABLE_KEY: this.settings['STRIPE_PUBLISHABLE_KEY']!,
      WEBHOOK_SECRET: this.settings['STRIPE_WEBHOOK_SECRET']!,
      WEBHOOK_URL: this.url + WEBHOOK_PATH,
      PUBLIC_URL: this.url,
      NODE_EXTRA_CA_CERTS: this.authorityFile,
    });
    await this.stripe.until(() => this.answers(stripe));
  }

  private async startStorage(): Promise<void> {
    mkdirSync(this.objects, { recursive: true });
    this.storage = this.part('storage', {
      PORT: String(this.ports.storage),
      FOLDER: this.objects,
      BUCKET: 'sanctum',
      REGION: 'us-east-1',
      ACCESS_KEY_ID: 'sanctum',
      SECRET_ACCESS_KEY: this.settings['S3_SECRET_ACCESS_KEY']!,
    });
    await this.storage.until(() => this.answers(this.ports.storage));
  }

  /** Starts one of the topology's stand-ins. */
  private part(name: string, environment: Record<string, string>): Running {
    return Running.start(name, {
      words: [`bench/topology/parts/${name}.mjs`],
      environment,
      folder: this.folder,
    });
  }

  private async answers(port: number): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) !== undefined;
  }

  private async askStripe(
    what: string,
    { key, fields }: { key: string; fields?: Record<string, string> },
  ): Promise<{ status?: string; data?: { amount: number }[] }> {
    const answer = await fetch(`http://127.0.0.1:${this.ports.stripe}/v1/${what}`, {
      method: fields ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(fields && { body: new URLSearchParams(fields) }),
    });
    return (await answer.json()) as { status?: string; data?: { amount: number }[] };
  }
}
