const KeptEnvironment = require('../../tools/kept-modules/environment.cjs');

/** Ends the resources that test files cached, then those that the global setup started. */
module.exports = async () => {
  await KeptEnvironment.end();
  await globalThis.stopTestPostgres();
};
