// The contract and the client's types are generated from the code anew and must be what is committed.
// With `--write` the new ones stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { giveUp, StepFailed } from './lib/progress.mjs';
import { projectRoot } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const generated = [
  'openapi/openapi.json',
  'openapi/src/schema.ts',
  'openapi/src/choices.ts',
  'openapi/src/languages.ts',
];
const read = (path) => readFileSync(join(projectRoot, path), 'utf8');

async function generate(script, ...args) {
  const { code, output } = await runNode(script, args);
  if (code !== 0) throw new StepFailed(`${output}\n${script} failed; the reason is above.`);
}

try {
  await build('backend');
  const committed = generated.map(read);
  await generate('backend/dist/cli.js', 'contract');
  await generate('tools/generate-client.mjs');
  const stale = generated.filter((path, index) => read(path) !== committed[index]);

  if (process.argv.includes('--write')) {
    console.log(stale.length ? `Written: ${stale.join(', ')}` : 'Nothing had changed.');
  } else {
    generated.forEach((path, index) => writeFileSync(join(projectRoot, path), committed[index]));
    if (stale.length) {
      throw new StepFailed(
        `Not what the code says: ${stale.join(', ')}\nRun \`node tools/check-contract.mjs --write\` and commit the result.`,
      );
    }
    console.log('The contract and the client are what the code says.');
  }
} catch (error) {
  giveUp(error);
}
