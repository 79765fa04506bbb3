// `npm run build`: builds what the server serves, as far as it changed. Packages must be installed. Ours, because it
// decides by content and needs no task runner.
import { build } from './lib/build.mjs';
import { giveUp } from './lib/progress.mjs';

try {
  await build();
} catch (error) {
  giveUp(error);
}
