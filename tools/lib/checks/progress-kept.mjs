import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, projectRoot } from '../project.mjs';
import { hashOf } from '../stamp.mjs';

const folder = join(projectRoot, 'node_modules/.cache/sanctum/passed');
const WHOLE = 'all of it';

/** One hash over the whole checkout: a change of any file invalidates all proofs. */
export const stateOfCheckout = () => `# ${hashOf(listFiles('.'), process.versions.node)}`;

/** Reads what a check has passed on this state of the checkout. Test runners add a line to `file` as each test passes. */
export function keptProgress(name, state, isAfresh = false) {
  const file = join(folder, `${name}.txt`);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  if (lines[0] !== state || isAfresh) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${state}\n`);
    lines.length = 0;
  }
  return {
    file,
    hasPassed: lines.includes(WHOLE),
    isBegun: lines.length > 1,
    pass: () => appendFileSync(file, `${WHOLE}\n`),
  };
}
