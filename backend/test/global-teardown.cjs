const KeptEnvironment = require('../../tools/kept-modules/environment.cjs');

/** Ends what test files have kept, then what the global set-up started. */
module.exports = async () => {
  await KeptEnvironment.end();
  await globalThis.stopTestPostgres();
};
