/**
 * openapi/openapi.json → openapi/src/schema.d.ts. Run it after `node backend/dist/cli.js contract`;
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
