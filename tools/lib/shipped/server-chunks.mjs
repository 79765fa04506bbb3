import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from '../project.mjs';
import { importsOf } from './imports.mjs';

const DIST = 'backend/dist';

/**
 * The built server, file by file: the packages each imports, the files of threads it starts, and the sources it was made of, as
 * `{ path, text }`.
 */
export function serverChunks() {
  const names = readdirSync(join(projectRoot, DIST));
  return names
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const code = readFileSync(join(projectRoot, DIST, name), 'utf8');
      return {
        file: `${DIST}/${name}`,
        imports: importsOf(code),
        threads: threadsOf(code),
        // a file that only hands on what others export has no map
        sources: names.includes(`${name}.map`) ? sourcesOf(join(projectRoot, DIST, `${name}.map`)) : [],
      };
    });
}

const threadsOf = (code) =>
  [...code.matchAll(/new URL\(["']([^"']+\.thread\.js)["']/g)].map(([, path]) => join(DIST, path));

function sourcesOf(map) {
  const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8'));
  return sources.map((source, n) => ({
    path: pathInProject(join(dirname(map), source)),
    text: sourcesContent[n] ?? '',
  }));
}

/** The packages of a checkout may be linked from elsewhere. */
function pathInProject(path) {
  return /(?:backend\/)?node_modules\/.*/.exec(path)?.[0] ?? relative(projectRoot, path);
}
