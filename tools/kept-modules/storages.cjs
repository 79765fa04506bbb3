// Ours, because jest's runner leaves a storage on for every file.
const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
const run = Reflect.get(AsyncLocalStorage.prototype, 'run');

AsyncLocalStorage.prototype.run = function runAndRemember(...args) {
  used.add(this);
  return run.apply(this, args);
};

/**
 * Ends what a test file used. Jest's runner creates a storage per file and leaves it on, and in Node 20 every promise
 * asks every active storage: after a hundred files that took an eighth of the run.
 */
exports.disableStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
