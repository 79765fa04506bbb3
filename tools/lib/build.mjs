// Ours, because it decides by content what is to be built, and needs no task runner.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeClientTypes } from './client-types.mjs';
import { compressAssets } from './compress-assets.mjs';
import { StepFailed, step } from './progress.mjs';
import { listFiles, projectRoot } from './project.mjs';
import { runNode } from './run.mjs';
import { hashOf, hasStamp, removeStamp, writeStamp } from './stamp.mjs';

const everyBuild = ['package-lock.json', 'tsconfig.base.json'];

const CLIENT = 'openapi/src';
const WEB = 'web/src';

/** Build targets: source folders, and the file that shows that the build exists. */
const targets = [
  { workspace: 'backend', sources: ['backend'], result: 'backend/dist/main.js', build: buildBackend },
  {
    workspace: 'member-app',
    sources: ['member-app', CLIENT, WEB],
    result: 'member-app/dist/index.html',
    build: buildApp,
  },
  {
    workspace: 'creator-console',
    sources: ['creator-console', CLIENT, WEB],
    result: 'creator-console/dist/index.html',
    build: buildApp,
  },
];

/** Builds what changed since the last build, one after the other: each already uses both cores. */
export async function build(...workspaces) {
  for (const target of targets) {
    if (workspaces.length > 0 && !workspaces.includes(target.workspace)) continue;
    if (target.sources.includes(CLIENT)) await makeClientTypes();
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
  return listFiles(folder).filter(
    (path) => !/\.spec\.tsx?$|\/demo\/media\/|\/testing\/|^backend\/test\//.test(path),
  );
}

/** Without type checking, which takes three times as long and does not change the output: `tsc -b` does it. */
async function buildBackend(workspace) {
  rmSync(join(projectRoot, workspace, 'dist'), { recursive: true, force: true });
  await must(
    runNode(programOf(workspace, '@typescript/native', 'bin/tsc'), [
      '-p',
      `${workspace}/tsconfig.build.json`,
      '--noCheck',
    ]),
  );
  await bundle(workspace);
}

async function buildApp(workspace) {
  await bundle(workspace, '--manifest');
  await compressAssets(join(projectRoot, workspace, 'dist'));
}

async function bundle(workspace, ...flags) {
  const options = { cwd: join(projectRoot, workspace), env: { NODE_ENV: 'production' } };
  await must(
    runNode(programOf(workspace, 'vite', 'bin/vite.js'), ['build', ...flags, '--logLevel=warn'], options),
  );
}

/** A package's program, in the workspace or at the top. */
export function programOf(workspace, name, path) {
  const own = join(projectRoot, workspace, 'node_modules', name, path);
  return existsSync(own) ? own : join(projectRoot, 'node_modules', name, path);
}

async function must(running) {
  const { code, output } = await running;
  if (code !== 0) throw new StepFailed(`${output}\nThe build failed. See the error above.`);
}
