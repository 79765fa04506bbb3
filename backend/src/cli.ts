import 'reflect-metadata';
import { openDatabase } from './open-database.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { CONTRACT_FILE, writeContract } from './write-contract.js';

const say = (line: string) => console.log(line);

/** What an operator or a developer runs by hand. Each name is also its own help. */
const commands: Record<string, (...words: string[]) => Promise<void>> = {
  async migrate() {
    const database = await openDatabase(readConfig(process.env), say);
    await database.stop();
    say('The schema is up to date.');
  },

  async contract() {
    await writeContract();
    say(`Wrote ${CONTRACT_FILE}`);
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Usage: cli <command>\nCommands: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
try {
  await command(...words);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
