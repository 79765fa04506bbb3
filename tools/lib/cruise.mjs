// Ours, because it gives dependency-cruiser our page of rules.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { folderCycles } from './folder-cycles.mjs';

const require = createRequire(import.meta.url);

/** The rules, made from architecture.cjs. */
export const architecture = require('../../.dependency-cruiser.cjs');
/** The page itself. */
export const { backend, memberApp, oneWay, sizes } = require('../../architecture.cjs');

/** Where our own code lives. */
export const codeFolders = [
  'backend/src',
  'backend/test',
  'member-app/src',
  'member-app/testing',
  'creator-console/src',
  'creator-console/testing',
  'openapi/src',
  'openapi/testing',
  'web/src',
  'e2e',
];

/** Holds every import of the tree at `baseDir` against the rules. */
export async function cruiseTree(baseDir) {
  const { options, ...ruleSet } = architecture;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    codeFolders.filter((folder) => existsSync(join(baseDir, folder))),
    { ...cruiseOptions, ruleSet, validate: true, baseDir },
    enhancedResolveOptions,
  );
  const violations = output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    comment: violation.comment,
    from: violation.from,
    to: violation.cycle?.map((step) => step.name).join(' > ') ?? violation.to,
  }));
  return {
    modules: output.modules,
    files: new Set(output.modules.map((module) => module.source)),
    violations: [...violations, ...folderCycles(output.modules, oneWay)],
  };
}
