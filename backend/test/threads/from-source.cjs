/**
 * Loads TypeScript in a test's thread, which neither jest nor a build has prepared, because node does not compile it.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { transformSync } = require('@swc/core');

const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  resolve(/^\.{1,2}\/.*\.js$/.test(request) ? request.replace(/\.js$/, '.ts') : request, ...rest);
Module._extensions['.ts'] = (module, file) => {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  module._compile(code, file);
};

require(process.argv[2]);
