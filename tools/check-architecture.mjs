// Compares every import, every SQL text and the size of the checkout with architecture.cjs, that page with the folders,
// and the names of the backend's files with the classes in them.
// Ours, because dependency-cruiser sees imports only.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { misnamedClasses } from './lib/class-names.mjs';
import { backend, codeFolders, cruiseTree, memberApp, sizes } from './lib/cruise.mjs';
import { listFiles, projectRoot, readText } from './lib/project.mjs';
import { countLines, sizeViolations } from './lib/sizes.mjs';
import { sqlViolations } from './lib/sql-walls.mjs';
import { unusedUses } from './lib/unused-uses.mjs';
import { conclude } from './lib/verdict.mjs';

/** Without TypeScript dependency-cruiser reads no file and reports no violation, so the files it read are counted here. */
function uncruised(files) {
  return codeFolders
    .flatMap((folder) => listFiles(folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !files.has(path))
    .map((path) => `not checked: ${path}`);
}

function pageAgainstFolders(root, map) {
  const folders = existsSync(join(projectRoot, root)) ? readdirSync(join(projectRoot, root)) : [];
  const names = Object.keys(map);
  return [
    ...folders
      .filter((name) => !names.includes(name))
      .map((name) => `${root}/${name} is not in architecture.cjs`),
    ...names
      .filter((name) => !folders.includes(name))
      .map((name) => `architecture.cjs lists ${root}/${name}: no such folder`),
    ...Object.entries(map).flatMap(([name, listed]) =>
      (Array.isArray(listed) ? listed : [...listed.uses, ...listed.reads])
        .filter((other) => !names.includes(other))
        .map((other) => `architecture.cjs: ${name} lists ${other}, which is not listed itself`),
    ),
  ];
}

const namesInBackend = () =>
  misnamedClasses(
    listFiles('backend/src')
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .map((path) => [path, readText(path)]),
  );

const { modules, files, violations } = await cruiseTree(projectRoot);
const problems = [
  ...uncruised(files),
  ...pageAgainstFolders('backend/src/modules', backend),
  ...pageAgainstFolders('member-app/src/features', memberApp),
  ...[
    ...violations,
    ...unusedUses(modules, 'backend/src/modules', backend),
    ...unusedUses(modules, 'member-app/src/features', memberApp),
    ...sqlViolations(projectRoot, backend),
    ...namesInBackend(),
    ...sizeViolations(sizes, countLines(Object.keys(sizes))),
  ].map(({ rule, from, to, comment }) => `${rule}: ${from} > ${to}${comment ? `\n    ${comment}` : ''}`),
];
const ours = codeFolders.flatMap((folder) => listFiles(folder)).filter((path) => files.has(path));
conclude(problems, `${ours.length} files checked, no violation`);
