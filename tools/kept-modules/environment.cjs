// Ours, because kept modules need a kept environment.
const { TestEnvironment } = require('jest-environment-node');
const { forgetRunner } = require('./of-one-file.cjs');
const { disableStorages } = require('./storages.cjs');

/** One environment by project. */
const kept = new Map();
const lastWork = [];

/** Plain Node, the same for all test files of a process: what modules are loaded into must outlive a file with them. */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...args) {
    const [{ projectConfig }] = args;
    if (kept.has(projectConfig.id)) return kept.get(projectConfig.id);
    super(...args);
    kept.set(projectConfig.id, this);
    this.global.afterAllFiles = (work) => lastWork.push(work);
  }

  /** Ends what tests have kept across files. */
  static async end() {
    for (const work of lastWork.splice(0)) await work();
  }

  async teardown() {
    disableStorages();
    this.fakeTimersModern.useRealTimers();
    forgetRunner(this.global);
  }
};
