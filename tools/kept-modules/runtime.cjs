// Ours, because jest loads every module anew for every test file.
const { default: Runtime } = require('jest-runtime');

const SPEC = /\.spec\.ts$/;
let kept;

/**
 * Loads each module once for all test files of a process. Jest's own way, once for every file, cost more than the tests: the
 * application is a thousand files, and to start it from its loaded modules takes a tenth of the time. This asks that no module
 * keeps anything of what happened, which in the backend holds anyway: the container of one application keeps it. Spec files and
 * what is set up after the environment register hooks when they are loaded, so they are loaded for every file.
 */
module.exports = class KeptRuntime extends Runtime {
  constructor(...args) {
    if (kept) {
      kept.enterTestCode();
      return kept;
    }
    super(...args);
    kept = this;
  }

  teardown() {
    this.restoreAllMocks();
    const { moduleRegistry, internalModuleRegistry } = this.registries;
    for (const path of moduleRegistry.keys()) {
      if (SPEC.test(path) || this._config.setupFilesAfterEnv.includes(path)) moduleRegistry.delete(path);
    }
    // the runner itself
    internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.fileCache.clear();
    this.transformCache.clear();
    this.jestGlobals.clearJestObjectCache();
  }
};
