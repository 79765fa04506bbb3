import fs from 'node:fs';
import path from 'node:path';
import type { Config } from './config.js';
import { projectRoot } from './project-root.js';

export const BUILD = Symbol('build');

export interface Build {
  version: string;
  commit: string | null;
}

export function buildOf({ commit }: Pick<Config, 'commit'>): Build {
  const file = path.join(projectRoot, 'backend/package.json');
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string };
  return { version, commit };
}
