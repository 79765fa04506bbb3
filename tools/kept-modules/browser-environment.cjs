const { TestEnvironment } = require('jest-environment-jsdom');
const { disableStorages } = require('./storages.cjs');

/** Globals that jsdom lacks, or does not share with Node's own `fetch` family. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'structuredClone',
];

/** jsdom as the browser of the component tests, with the globals of Node that a real browser has, too. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // a package's entry for Node: the one for browsers is an ES module
    this.customExportConditions = [''];
    for (const name of fromNode) this.global[name] = globalThis[name];
  }

  async teardown() {
    disableStorages();
    await super.teardown();
  }
};
