// Ours, because TypeScript reads a text of a JSON file as `string`, which hides its placeholders.
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readText } from './project.mjs';

const TEXTS = 'member-app/locales/en';
const TYPES = 'member-app/src/shared/words/catalogue.d.ts';

/**
 * Makes the types of the member app's texts from the English catalog, word by word: the compiler then knows every key
 * and asks for the values of its placeholders.
 */
export function makeTextTypes() {
  const resources = readdirSync(join(projectRoot, TEXTS))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `      '${file.replace('.json', '')}': ${readText(`${TEXTS}/${file}`).trim()};`);
  const types = `// Generated from ${TEXTS}; do not edit.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    defaultVariables: { place: string };
    strictInterpolationChecks: true;
    resources: {
${resources.join('\n')}
    };
  }
}
`;
  const path = join(projectRoot, TYPES);
  if (contentOf(path) === types) return;
  // written to another name and renamed, so that an incomplete file is never used
  writeFileSync(`${path}.${process.pid}`, types);
  renameSync(`${path}.${process.pid}`, path);
}

function contentOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
