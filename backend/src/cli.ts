import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { catchUp } from './catch-up-command.js';
import { createApp } from './create-app.js';
import { CoachService, SecondFactorService } from './modules/accounts/index.js';
import { backupCommand } from './backup-command.js';
import { exportSiteCommand } from './export-site-command.js';
import { importSiteCommand } from './import-site-command.js';
import { doctorCommand } from './doctor-command.js';
import { SystemClock } from './kernel/clock.js';
import { jobsCommand } from './jobs-command.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { type Config, readConfig } from './platform/config/config.js';
import { ParkedJobs } from './platform/jobs/parked-jobs.js';
import { UsageError } from './usage-error.js';
import { restoreCommand } from './restore-command.js';
import { CONTRACT_FILE, writeContract } from './write-contract.js';

const say = (line: string) => console.log(line);

/** Runs one command with the application, without server and worker. */
async function withApp(
  work: (app: NestFastifyApplication, config: Config, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  try {
    const app = await createApp(config, database.url);
    try {
      await work(app, config, database.url);
    } finally {
      await app.close();
    }
  } finally {
    await database.stop();
  }
}

const here = () => ({ config: readConfig(process.env), clock: new SystemClock(), say });

/** Commands that an operator or a developer runs by hand. Each name serves as its own help. */
const commands: Record<string, (...words: string[]) => Promise<void>> = {
  async migrate() {
    const database = await openDatabase(readConfig(process.env), say);
    await database.stop();
    say('The database schema is up to date.');
  },

  /** Invites a coach, whose account has no password until the link is opened and one is chosen. */
  async 'invite-coach'(email = '', name = '') {
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || name.trim() === '')
      throw new UsageError('Usage: cli invite-coach <email> <name>');
    await withApp(async (app, { publicUrl }) => {
      const { token, isFirst } = await app.get(CoachService).invite(email, name.trim());
      say(
        `Send this link to ${name.trim()}. It works once and expires in 24 hours:\n${publicUrl}/reset-password?token=${token}${isFirst ? '&joining' : ''}`,
      );
    });
  },

  /**
   * Helps a person who has lost the authenticator app and the recovery codes. The operator has verified who is asking.
   */
  async 'reset-second-factor'(email = '') {
    if (email === '') throw new UsageError('Usage: cli reset-second-factor <email>');
    await withApp(async (app) => {
      if (!(await app.get(SecondFactorService).remove(email)))
        throw new UsageError(`No account with two-step sign-in has the email address ${email}`);
      say(`Removed two-step sign-in for ${email}. A coach has to set it up again when they next sign in.`);
    });
  },

  async jobs(...words) {
    await withApp((app) => jobsCommand(app.get(ParkedJobs), words, say));
  },

  /** Checks every part of the installation. Sends a real email to the sender's own address. */
  async doctor(...words) {
    if (!(await doctorCommand(process.env, { clock: new SystemClock() }, words, say))) process.exitCode = 1;
  },

  /** Backs up database and files together, encrypted. The server can keep running. */
  async backup(...words) {
    await withApp((app, config, databaseUrl) => backupCommand({ app, config, databaseUrl }, words, say));
  },

  /** Restores into an installation without accounts whose server is stopped. */
  async restore(...words) {
    await restoreCommand(here(), words);
  },

  /** Runs after the database was recovered to an earlier moment, before server and worker start again. */
  async 'catch-up'() {
    await withApp((app) => catchUp(app, 'From before the recovery: it may already have been sent.', say));
  },

  /** Exports the whole site in open formats. The server can keep running. */
  async 'export-site'(...words) {
    await withApp((app, _config, databaseUrl) => exportSiteCommand({ app, databaseUrl }, words, say));
  },

  /** Imports into an installation without accounts whose server is stopped. */
  async 'import-site'(...words) {
    await importSiteCommand(here(), words);
  },

  async contract() {
    await writeContract();
    say(`Wrote ${CONTRACT_FILE}`);
  },
};

async function run([name = '', ...words]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`Usage: cli <command>\nCommands: ${Object.keys(commands).join(', ')}`);
  await command(...words);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const wrongUse = error instanceof CannotStart || error instanceof UsageError;
  console.error(wrongUse ? error.message : error);
  process.exit(1);
}
