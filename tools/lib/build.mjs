import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compressAssets } from './compress-assets.mjs';
import { StepFailed, step } from './progress.mjs';
import { listFiles, projectRoot } from './project.mjs';
import { runNode } from './run.mjs';
import { hashOf, hasStamp, removeStamp, writeStamp } from './stamp.mjs';

const everyBuild = ['package-lock.json', 'tsconfig.base.json'];

/** What is built, from which folders, and the file that shows that it is there. */
const targets = [
  { workspace: 'backend', sources: ['backend'], result: 'backend/dist/main.js', build: buildBackend },
  {
    workspace: 'member-app',
    sources: ['member-app', 'openapi/src'],
    result: 'member-app/dist/index.html',
    build: buildApp,
  },
  {
    workspace: 'creator-console',
    sources: ['creator-console', 'openapi/src'],
    result: 'creator-console/dist/index.html',
    build: buildApp,
  },
];

/** Builds what changed since the last build, one after the other: each already uses both cores. */
export async function build() {
  for (const target of targets) {
    const stamp = hashOf([...everyBuild, ...target.sources.flatMap(decisiveFiles)], process.versions.node);
    const name = `built-${target.workspace}`;
    if (hasStamp(name, stamp) && existsSync(join(projectRoot, target.result))) continue;
    await step(`Building ${target.workspace}`, async () => {
      removeStamp(name);
      await target.build(target.workspace);
    });
    writeStamp(name, stamp);
  }
}

/** Tests and the demo's media are not part of any bundle. */
function decisiveFiles(folder) {
  return listFiles(folder).filter((path) => !/\.spec\.tsx?$|\/demo\/media\/|^backend\/test\//.test(path));
}

async function buildBackend(workspace) {
  rmSync(join(projectRoot, workspace, 'dist'), { recursive: true, force: true });
  await must(runNode(binary(workspace, 'typescript', 'bin/tsc'), ['-p', `${workspace}/tsconfig.build.json`]));
}

async function buildApp(workspace) {
  const options = { cwd: join(projectRoot, workspace), env: { NODE_ENV: 'production' } };
  await must(
    runNode(binary(workspace, 'vite', 'bin/vite.js'), ['build', '--manifest', '--logLevel=warn'], options),
  );
  await compressAssets(join(projectRoot, workspace, 'dist'));
}

/** A package's own program, wherever npm put the package. */
function binary(workspace, name, path) {
  const require = createRequire(join(projectRoot, workspace, 'package.json'));
  return join(dirname(require.resolve(`${name}/package.json`)), path);
}

async function must(running) {
  const { code, output } = await running;
  if (code !== 0) throw new StepFailed(`${output}\nThe build failed; the reason is above.`);
}
