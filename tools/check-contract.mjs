// The contract and the constants made from it are generated again from the code and must be what is committed.
// With `--write` the new ones stay, and the client's types follow.
// Ours, because the contract is made by our own server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { choicesOf } from './lib/choices.mjs';
import { makeClientTypes } from './lib/client-types.mjs';
import { giveUp, StepFailed } from './lib/progress.mjs';
import { projectRoot, readText } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const CONTRACT = 'openapi/openapi.json';
const write = (path, text) => writeFileSync(join(projectRoot, path), text);

/** Returns the contract of the built server; the committed one stays unchanged. */
async function contractOfTheCode() {
  const committed = readText(CONTRACT);
  try {
    const { code, output } = await runNode('backend/dist/cli.js', ['contract']);
    if (code !== 0)
      throw new StepFailed(`${output}\nThe contract could not be written; see the reason above.`);
    return readText(CONTRACT);
  } finally {
    write(CONTRACT, committed);
  }
}

try {
  await build('backend');
  const contract = await contractOfTheCode();
  const generated = Object.entries({ [CONTRACT]: contract, ...choicesOf(JSON.parse(contract)) });
  const stale = generated.filter(([path, text]) => readText(path) !== text);
  const paths = stale.map(([path]) => path).join(', ');

  if (process.argv.includes('--write')) {
    for (const [path, text] of stale) write(path, text);
    await makeClientTypes();
    console.log(paths ? `Written: ${paths}` : 'Nothing has changed.');
  } else if (paths) {
    throw new StepFailed(
      `Outdated: ${paths}\nRun \`node tools/check-contract.mjs --write\` and commit the result.`,
    );
  } else console.log('The contract matches the code.');
} catch (error) {
  giveUp(error);
}
