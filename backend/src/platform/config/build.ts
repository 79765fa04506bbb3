import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.js';
import { projectRoot } from './project-root.js';

export const BUILD = Symbol('build');

export interface Build {
  version: string;
  commit: string | null;
}

/** Returns the version of the product, which is also the version of its contract. */
export function productVersion(): string {
  const file = path.join(projectRoot, 'backend/package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

export const buildOf = ({ commit }: Pick<Config, 'commit'>): Build => ({ version: productVersion(), commit });
