/** Jest applies no module map to its global setup, so this makes imports ending in `.js` find their `.ts` files. */
const Module = require('node:module');

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  try {
    return resolve(request, ...rest);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return resolve(request.replace(/\.js$/, '.ts'), ...rest);
  }
};

const { memoryFolder } = require('../../tools/lib/memory-folder.cjs');
const { bundleLibraries } = require('../../tools/test-libraries/bundle.cjs');
const libraries = require('../../tools/test-libraries/server.cjs');

module.exports = async () => {
  await bundleLibraries(libraries);
  await require('./start-postgres.ts').default(memoryFolder());
};
