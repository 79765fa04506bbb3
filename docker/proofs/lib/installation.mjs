import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../bench/lib/ports.mjs';
import { projectRoot } from '../../../tools/lib/project.mjs';
import { runCommand } from '../../../tools/lib/run.mjs';
import { docker } from './engine.mjs';
import { Visitor } from './visitor.mjs';

/** Separate from the operator's own: its containers and volumes are removed after the proof. */
const PROJECT = 'sanctum-proof';
const secret = (prefix = '') => prefix + randomBytes(24).toString('hex');

/** Runs the files of docker/ with `docker compose`, as an operator does, beside stand-ins for external services. */
export class Installation {
  settings = {
    SITE_HOST: 'sanctum.internal',
    FILES_HOST: 'files.sanctum.internal',
    APP_SECRET: secret(),
    DATABASE_PASSWORD: secret(),
    MIGRATOR_PASSWORD: secret(),
    POSTGRES_PASSWORD: secret(),
    S3_SECRET_ACCESS_KEY: secret(),
    BACKUP_KEY: secret(),
    SMTP_URL: 'smtp://mailbox:1025',
    MAIL_FROM: 'Maren <maren@sanctum.internal>',
    STRIPE_SECRET_KEY: secret('sk_test_'),
    STRIPE_PUBLISHABLE_KEY: secret('pk_test_'),
    STRIPE_WEBHOOK_SECRET: secret('whsec_'),
    STRIPE_TEST_MODE: 'true',
  };
  #folder;
  /** Laid over compose.yaml, one after the other. */
  #files = ['compose.yaml', 'proofs/compose.proof.yaml'];

  constructor(folder) {
    this.#folder = folder;
  }

  async choosePorts() {
    for (const name of ['PROOF_SITE_PORT', 'PROOF_PAYMENTS_PORT', 'PROOF_MAILS_PORT'])
      this.settings[name] = String(await freePort());
  }

  /** From now on with this file of docker/, too. */
  layOver(file) {
    this.#files.splice(1, 0, file);
  }

  /** Returns compose's output; `without`: a setting that the operator forgot. */
  async compose(words, { without, mayFail = false } = {}) {
    const file = join(this.#folder, 'settings.env');
    const settings = Object.entries(this.settings).filter(([name]) => name !== without);
    writeFileSync(file, settings.map(([name, value]) => `${name}=${value}\n`).join(''), { mode: 0o600 });
    const files = this.#files.flatMap((each) => ['--file', join(projectRoot, 'docker', each)]);
    const where = ['compose', '--project-name', PROJECT, '--env-file', file, ...files];
    return mayFail
      ? runCommand('docker', [...where, ...words])
      : { output: await docker([...where, ...words]) };
  }

  /** A command of the product, where operators call it. */
  async cli(...words) {
    return (await this.compose(['exec', '-T', 'backup', 'node', 'backend/dist/cli.js', ...words])).output;
  }

  /** One value that PostgreSQL tells its superuser. */
  async ask(sql) {
    const psql = ['psql', '-U', 'postgres', '-At', 'sanctum', '-c', sql];
    return (await this.compose(['exec', '-T', 'database', ...psql])).output;
  }

  /** Starts what is not running, and returns once the site answers. */
  async up(...words) {
    await this.compose(['up', '--detach', '--no-build', ...words]);
    this.authority ??= (
      await this.compose(['exec', '-T', 'stripe-door', 'cat', '/authority/root.crt'])
    ).output;
    const visitor = this.visitor();
    for (;;) {
      const { status } = await visitor.ask('GET', '/api/health/ready');
      if (status === 200) break;
      await pause(500);
    }
    visitor.close();
  }

  visitor() {
    const { SITE_HOST, PROOF_SITE_PORT } = this.settings;
    return new Visitor({ host: SITE_HOST, port: Number(PROOF_SITE_PORT), authority: this.authority });
  }

  /** Every mail that was sent, newest first. */
  async mails() {
    return (await fetch(`http://127.0.0.1:${this.settings.PROOF_MAILS_PORT}/`)).json();
  }

  /** Where a browser pays. */
  get stripe() {
    const { PROOF_PAYMENTS_PORT, STRIPE_PUBLISHABLE_KEY } = this.settings;
    return {
      paymentsUrl: `http://127.0.0.1:${PROOF_PAYMENTS_PORT}`,
      keys: { publishable: STRIPE_PUBLISHABLE_KEY },
    };
  }

  /** The variables that compose.yaml asks for by name. */
  get asked() {
    const text = readFileSync(join(projectRoot, 'docker/compose.yaml'), 'utf8');
    return [...new Set([...text.matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(([, name]) => name))];
  }

  /** The memory that each container takes now. */
  async memory() {
    const names = (await this.compose(['ps', '--format', '{{.Name}}'])).output.split('\n');
    const stats = await docker(['stats', '--no-stream', '--format', '{{.Name}} {{.MemUsage}}', ...names]);
    return stats
      .replaceAll(`${PROJECT}-`, '')
      .replaceAll(/ \/ .*/g, ';')
      .split('\n')
      .toSorted()
      .join(' ');
  }

  async removeVolumes(...names) {
    await docker(['volume', 'rm', ...names.map((name) => `${PROJECT}_${name}`)]);
  }

  /** Takes away all that the proof has put into the engine. */
  async remove() {
    await this.compose(['--profile', 'restore', 'down', '--volumes', '--remove-orphans', '--timeout', '5']);
  }
}
