const { TestEnvironment } = require('jest-environment-node');
const { disableStorages } = require('./storages.cjs');

/** Where jest's runner keeps what it knows of the file under way. */
const OF_ONE_FILE = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);
const lastWork = [];
let kept;

/** Plain Node, the same for all test files of a process: what modules are loaded into must outlive a file with them. */
module.exports = class KeptEnvironment extends TestEnvironment {
  constructor(...args) {
    if (kept) return kept;
    super(...args);
    kept = this;
    this.global.afterAllFiles = (work) => lastWork.push(work);
  }

  /** Ends what tests have kept from file to file. */
  static async end() {
    for (const work of lastWork.splice(0)) await work();
  }

  async teardown() {
    disableStorages();
    this.fakeTimersModern.useRealTimers();
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (OF_ONE_FILE.has(symbol.description)) delete this.global[symbol];
    }
  }
};
