// Our own step, because openapi-typescript does not record which contract its types were made from.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { projectRoot, readText } from './project.mjs';
import { hashOf } from './stamp.mjs';

const CONTRACT = 'openapi/openapi.json';
const TYPES = 'openapi/src/schema.ts';

/** Makes the client's types if they are missing or outdated. Costs nothing otherwise. */
export async function makeClientTypes() {
  const header = headerOf();
  if (headerOfTypes() === header) return;
  await step("Making the client's types", async () => {
    // loaded only here: the packages may not be installed yet
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    // fields with a default may be left out of a request
    const types = astToString(await openapiTS(JSON.parse(readText(CONTRACT)), { defaultNonNullable: false }));
    const path = join(projectRoot, TYPES);
    // written to another name and renamed, so that an incomplete file is never used
    writeFileSync(`${path}.${process.pid}`, `${header}\n${types}`);
    renameSync(`${path}.${process.pid}`, path);
  });
}

/** Returns the first line of the types, which names the contract by its hash. */
function headerOf() {
  const { devDependencies } = JSON.parse(readText('package.json'));
  const hash = hashOf([CONTRACT, 'tools/lib/client-types.mjs'], devDependencies['openapi-typescript']);
  return `// Generated from openapi.json (${hash.slice(0, 16)}); do not edit.`;
}

function headerOfTypes() {
  try {
    return readText(TYPES).split('\n', 1)[0];
  } catch {
    return undefined;
  }
}
