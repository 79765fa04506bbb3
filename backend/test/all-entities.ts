import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadedEntities } from '../src/platform/database/data-source.js';

/** Loads the entities of all files, including those that the application doesn't use. */
export function allEntities() {
  const source = path.join(__dirname, '../src');
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.entity.ts')) jest.requireActual(path.join(source, file));
  return loadedEntities();
}
