/**
 * openapi/openapi.json → openapi/src/schema.d.ts and openapi/src/choices.ts. Run it after `node backend/dist/cli.js contract`;
 * `npm test` runs both and compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const contract = JSON.parse(await readFile(path.join(root, 'openapi/openapi.json'), 'utf8'));
const types = astToString(await openapiTS(contract));
const header = '// Generated from openapi.json; do not edit.\n';
await writeFile(path.join(root, 'openapi/src/schema.d.ts'), header + types);

/** Lists of the contract that an app offers to choose from, under the names it knows them by. */
const choices = {
  COURSE_CATEGORIES: ({ NewCourseRequest }) => NewCourseRequest.category.enum,
  DIGITAL_FILE_CATEGORIES: ({ NewDigitalFileRequest }) => NewDigitalFileRequest.category.enum,
  TOPICS: ({ EditProductRequest }) => EditProductRequest.tags.items.enum,
};
const properties = Object.fromEntries(
  Object.entries(contract.components.schemas).map(([name, schema]) => [name, schema.properties]),
);
const lists = Object.entries(choices).map(([name, read]) => {
  const values = read(properties).map((value) => `  '${value}',\n`);
  return `export const ${name} = [\n${values.join('')}] as const;\n`;
});
await writeFile(path.join(root, 'openapi/src/choices.ts'), header + lists.join('\n'));
