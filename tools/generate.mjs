// `npm run generate`: makes the types of the contract's client and of the member app's texts; npm runs it after an installation, so that editors find them.
// Ours, because it also runs where only the packages of production are installed.
import { makeClientTypes } from './lib/client-types.mjs';
import { giveUp } from './lib/progress.mjs';
import { makeTextTypes } from './lib/text-types.mjs';

try {
  makeTextTypes();
  await makeClientTypes();
} catch (error) {
  const isProduction = error.code === 'ERR_MODULE_NOT_FOUND' && process.env.npm_lifecycle_event === 'prepare';
  if (isProduction) console.log('Without the development packages there is nothing to make the types with.');
  else giveUp(error);
}
