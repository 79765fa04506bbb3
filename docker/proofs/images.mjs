// `npm run test:images`: the image and the compose files, unchanged, in a real Docker engine, on the road of an operator: from the first
// start over a sale and a lost machine to servers that restart while people are there.
// Ours, because the road is the product's own.
//
// --small: with docker/compose.small.yaml instead of compose.scale.yaml.
// IMAGES_BUILD_NETWORK: the network of the build, such as host, where Docker's own reaches no registry of packages.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, say, step } from '../../tools/lib/progress.mjs';
import { projectRoot } from '../../tools/lib/project.mjs';
import { requireEngine } from './lib/engine.mjs';
import { buildsTheImage, holdsOnlyWhatRuns } from './lib/image.mjs';
import { Installation } from './lib/installation.mjs';
import { buysIt, comesBack, makesACourse, playsIt } from './road/course.mjs';
import { restoresABackup, undoesAMistake } from './road/going-back.mjs';
import {
  asksForSecrets,
  invitesTheCoach,
  pleasesTheDoctor,
  signsIn,
  tellsItsVersion,
} from './road/open-the-door.mjs';
import { startsAnewUnderLoad } from './road/rolling.mjs';

const {
  values: { small },
} = parseArgs({ options: { small: { type: 'boolean' } } });
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(os.tmpdir(), 'sanctum-images-'));
const installation = new Installation(folder);
let isUp = false;

await requireEngine();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave(130));
try {
  await installation.choosePorts();
  await step('Building the image', () => buildsTheImage(version));
  say(`The image adds ${await holdsOnlyWhatRuns(version)} MB to its base`);
  await step('Asking for each secret', () => asksForSecrets(installation));
  await installation.remove();
  isUp = true;
  if (small) installation.layOver('compose.small.yaml');
  await step('Starting docker/compose.yaml', () => installation.up());
  await step('Version and doctor', async () => {
    await tellsItsVersion(installation, version);
    say(`Time zones: ${(await pleasesTheDoctor(installation)).join('; ')}`);
  });
  const { coach, secret } = await step('Invitation and second factor', () => invitesTheCoach(installation));
  const course = await step('Making a course', () => makesACourse(coach));
  const member = await step('Buying it', () => buysIt(installation, course));
  await step('Playing it', () => playsIt(member, course));
  await step('Backup, a lost machine, restore', () => restoresABackup(installation));
  await step('Playing it again', async () => playsIt(await comesBack(installation), course));
  await step('Back to the moment before a mistake', () => undoesAMistake(installation));
  await step('Playing it once more', async () => playsIt(await comesBack(installation), course));
  await step('Signing in again', () => signsIn(installation, secret));
  say(`Memory: ${await installation.memory()}`);
  if (!small) await severalServers(course);
  say('The image and the compose files do what an operator needs.');
  await leave(0);
} catch (error) {
  if (isUp)
    console.error(
      (await installation.compose(['logs', '--no-color', '--tail', '40'], { mayFail: true })).output,
    );
  await takeAway();
  giveUp(error);
}

async function severalServers(course) {
  installation.layOver('compose.scale.yaml');
  await step('Starting docker/compose.scale.yaml', () => installation.up());
  const { requests, longestMs } = await step('Starting anew under load', () =>
    startsAnewUnderLoad(installation, course),
  );
  say(`${requests} requests, none failed, the slowest took ${longestMs} ms`);
}

async function leave(code) {
  await takeAway();
  process.exit(code);
}

async function takeAway() {
  if (isUp) await installation.remove();
  rmSync(folder, { recursive: true, force: true });
}
