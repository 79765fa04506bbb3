import 'reflect-metadata';
import { createApp } from './create-app.js';
import { CoachService } from './modules/accounts/index.js';
import { openDatabase } from './open-database.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { CONTRACT_FILE, writeContract } from './write-contract.js';

/** What was typed is not a command; the message says what would be. */
class UsageError extends Error {}

const say = (line: string) => console.log(line);

/** What an operator or a developer runs by hand. Each name is also its own help. */
const commands: Record<string, (...words: string[]) => Promise<void>> = {
  async migrate() {
    const database = await openDatabase(readConfig(process.env), say);
    await database.stop();
    say('The schema is up to date.');
  },

  /** The coach's account has no password until she opens the link. */
  async 'invite-coach'(email = '', name = '') {
    if (!/^[^\s@]+@[^\s@]+$/.test(email) || name.trim() === '')
      throw new UsageError('Usage: cli invite-coach <email> <name>');
    const config = readConfig(process.env);
    const database = await openDatabase(config, say);
    const app = await createApp(config, database.url);
    const token = await app.get(CoachService).invite(email, name.trim());
    await app.close();
    await database.stop();
    say(`For ${name.trim()}, once, within 24 hours:\n${config.publicUrl}/reset-password?token=${token}`);
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
  const wrongUse = error instanceof ConfigError || error instanceof UsageError;
  console.error(wrongUse ? error.message : error);
  process.exit(1);
}
