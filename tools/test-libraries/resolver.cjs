const { bundledFile } = require('./bundle.cjs');

/** A library is found as its bundle, a file of ours as ever. */
module.exports = (name, options) =>
  (/^[./]/.test(name) ? undefined : bundledFile(name)) ?? options.defaultResolver(name, options);
