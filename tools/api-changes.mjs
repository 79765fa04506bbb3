// Writes what changed for programs since a revision, by default the newest tag: npm run api-changes -- [revision] [version].
// Goes into docs/api-changelog.md at a release. Ours, because the contract is compared with the one that git has.
// --prove   only shows that each kind of change is found, which the gate does
import { asMarkdown, contractChanges } from './lib/contract-changes.mjs';
import { wrongSentences } from './lib/contract-changes-proof.mjs';
import { giveUp, StepFailed } from './lib/progress.mjs';
import { readText } from './lib/project.mjs';
import { runCommand } from './lib/run.mjs';
import { conclude } from './lib/verdict.mjs';

const CONTRACT = 'openapi/openapi.json';

async function git(...args) {
  const { code, output } = await runCommand('git', args);
  if (code !== 0) throw new StepFailed(`git ${args.join(' ')}: ${output.trim()}`);
  return output;
}

async function newestTag() {
  const [tag] = (await git('tag', '--sort=-creatordate')).split('\n');
  if (!tag) throw new StepFailed('There is no tag yet. Name a revision: npm run api-changes -- <revision>');
  return tag;
}

try {
  if (process.argv.includes('--prove')) conclude(wrongSentences(), 'Each kind of change has its sentence.');
  else {
    const after = JSON.parse(readText(CONTRACT));
    const [revision = await newestTag(), version = after.info.version] = process.argv.slice(2);
    const before = JSON.parse(await git('show', `${revision}:${CONTRACT}`));
    console.log(asMarkdown(version, contractChanges(before, after)));
  }
} catch (error) {
  giveUp(error);
}
