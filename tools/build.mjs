// `npm run build`: everything the server serves, where it changed. The packages must be installed.
import { build } from './lib/build.mjs';
import { giveUp } from './lib/progress.mjs';

try {
  await build();
} catch (error) {
  giveUp(error);
}
