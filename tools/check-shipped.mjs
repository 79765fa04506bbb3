// What ships is what was tested: each import of backend/dist finds the same package in the same version with only the
// backend's packages installed, and nothing bundled comes from a development package. Reads package-lock.json, without
// an installation. Every rule must find a planted mistake. Ours, because dependency linters read sources, not the
// imports that a bundle leaves to run time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/project.mjs';
import { serverChunks } from './lib/shipped/server-chunks.mjs';
import { importsOf } from './lib/shipped/imports.mjs';
import { problemsOf } from './lib/shipped/problems.mjs';
import { conclude, missed } from './lib/verdict.mjs';

/** A server that imports a package of its own, which imports another one bundled with it. */
function example() {
  return {
    workspace: 'backend',
    packages: {
      backend: { dependencies: { web: '1.0.0' }, devDependencies: { mock: '1.0.0' } },
      'node_modules/web': { version: '1.0.0', dependencies: { yaml: '^5.0.0' } },
      'node_modules/yaml': { version: '5.0.0' },
      'node_modules/mock': { version: '1.0.0', dev: true },
    },
    chunks: [
      {
        file: 'backend/dist/main.js',
        imports: importsOf('import web from "web"; import "yaml/core"; try { import("perhaps"); } catch {}'),
        threads: ['backend/dist/count.thread.js'],
        sources: [
          { path: 'backend/src/main.ts', text: "import web from 'web'" },
          { path: 'node_modules/web/index.js', text: 'import "yaml/core"; import("perhaps")' },
        ],
      },
      { file: 'backend/dist/count.thread.js', imports: [], threads: [], sources: [] },
    ],
  };
}

/**
 * One mistake for each rule, and what must be said about it; without any, nothing is to be said.
 * @type {[string, (changed: ReturnType<typeof example>) => unknown][]}
 */
const MISTAKES = [
  [
    'mock, which backend/src/main.ts imports in backend/dist/main.js, is not installed without development packages; here it is found as node_modules/mock 1.0.0',
    ({ chunks: [chunk] }) => {
      chunk.imports.push(...importsOf('import "mock"'));
      chunk.sources[0].text += "import 'mock'";
    },
  ],
  [
    'mock, which backend/src/main.ts imports in backend/dist/main.js, is not installed',
    ({ chunks: [chunk] }) => {
      chunk.imports.push(...importsOf('const load = createRequire(import.meta.url); load("mock/part")'));
      chunk.sources[0].text += "load('mock/part')";
    },
  ],
  [
    'mock (node_modules/mock) is a development package and part of backend/dist/main.js; imported by backend/src/main.ts',
    ({ chunks: [chunk] }) => {
      chunk.sources[0].text += 'import "mock"';
      chunk.sources.push({ path: 'node_modules/mock/index.js', text: '' });
    },
  ],
  [
    'yaml, which web imports in backend/dist/main.js, is not installed without development packages; here it is found as node_modules/yaml 3.0.0',
    ({ packages }) => {
      packages['node_modules/web/node_modules/yaml'] = packages['node_modules/yaml'];
      packages['node_modules/yaml'] = { version: '3.0.0', dev: true };
    },
  ],
  [
    'is backend/node_modules/yaml 3.0.0 where it is tested and node_modules/yaml 5.0.0 where it runs',
    ({ packages }) => (packages['backend/node_modules/yaml'] = { version: '3.0.0', dev: true }),
  ],
  [
    'yaml, which web imports in backend/dist/main.js, would be node_modules/yaml 3.0.0; web asks for node_modules/web/node_modules/yaml 5.0.0',
    ({ packages }) => {
      packages.backend.dependencies.yaml = '3.0.0';
      packages['node_modules/web/node_modules/yaml'] = packages['node_modules/yaml'];
      packages['node_modules/yaml'] = { version: '3.0.0' };
    },
  ],
  [
    'backend/dist/main.js starts the thread backend/dist/count.thread.js, which is not built',
    ({ chunks }) => chunks.pop(),
  ],
  [
    'missing, which nobody imports in backend/dist/main.js, is not installed',
    ({ chunks: [chunk] }) => chunk.imports.push(...importsOf('export * from "missing"')),
  ],
];

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
const chunks = serverChunks();
const problems = problemsOf({ packages, workspace: 'backend', chunks });
if (!chunks.some(({ imports }) => imports.some(({ name }) => name === 'fastify')))
  problems.push('The check misses that the server imports fastify');
if (!chunks.some(({ threads }) => threads.length > 0))
  problems.push('The check misses that the server starts a thread');
for (const said of problemsOf(example())) problems.push(`The check reports a correct server: ${said}`);
const planted = MISTAKES.map(([said, plant]) => {
  const changed = example();
  plant(changed);
  return [said, changed];
});
const names = new Set(chunks.flatMap(({ imports }) => imports.map(({ name }) => name)));
conclude(
  [...problems, ...missed(planted, problemsOf)],
  `${names.size} packages are imported in the version that is installed, and each of ${MISTAKES.length} planted mistakes is found`,
);
