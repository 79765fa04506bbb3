// Ours, because jest loads every module again forevery test file.
const { default: Runtime } = require('jest-runtime');

/**
 * Matches what every file loads for itself: specs and their helpers, libraries that register hooks or matchers when they are
 * loaded, and `CSS.escape`, which one of them gives to the window.
 */
const OF_EACH_FILE =
  /\.spec\.tsx?$|\/testing\/|\/@testing-library\/(react\/dist\/index\.js$|jest-dom\/)|\/css\.escape\//;
const isLibrary = (path) => path.includes('/node_modules/');

/** One runtime by project. */
const kept = new Map();

/**
 * Loads each module once for all test files of a process. Jest's way, once per file, takes longer than the tests: the
 * application is a thousand files, and starting it from loaded modules takes a tenth of the time. So no module may keep
 * state, unless it can be reset. In the backend the application's container holds it.
 */
module.exports = class KeptRuntime extends Runtime {
  constructor(...args) {
    const [{ id }] = args;
    if (kept.has(id)) {
      kept.get(id).enterTestCode();
      return kept.get(id);
    }
    super(...args);
    kept.set(id, this);
  }

  /** Gives a file that replaces a module its own copy of the app, because the shared one imports the real module. */
  setMock(...args) {
    this.beforeMocks ??= this.registries.moduleRegistry;
    if (this.beforeMocks === this.registries.moduleRegistry) {
      const asTheyAre = [...this.beforeMocks].filter(([path]) => isLibrary(path) || OF_EACH_FILE.test(path));
      this.registries.moduleRegistry = new Map(asTheyAre);
    }
    super.setMock(...args);
  }

  teardown() {
    this.restoreAllMocks();
    this.forgetMocks();
    const { moduleRegistry, internalModuleRegistry } = this.registries;
    for (const path of moduleRegistry.keys()) {
      if (OF_EACH_FILE.test(path) || this._config.setupFilesAfterEnv.includes(path))
        moduleRegistry.delete(path);
    }
    // the runner itself
    internalModuleRegistry.clear();
    this.testMainModule.reset();
    this.fileCache.clear();
    this.transformCache.clear();
    this.jestGlobals.clearJestObjectCache();
  }

  forgetMocks() {
    this.mockState.clear();
    this.registries.mockRegistry.clear();
    if (this.beforeMocks === undefined) return;
    const { moduleRegistry } = this.registries;
    this.registries.moduleRegistry = this.beforeMocks;
    this.beforeMocks = undefined;
    for (const [path, module] of moduleRegistry) {
      if (isLibrary(path)) this.registries.moduleRegistry.set(path, module);
    }
  }
};
