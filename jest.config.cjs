/**
 * The one test runner: pure code by tables, modules through HTTP on real PostgreSQL.
 * Jest runs in CommonJS mode and swc also transforms the packages that ship ES modules only.
 */
const swcOptions = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};
const esmOnly = [
  '@nestjs',
  '@fastify',
  'cookie',
  'content-disposition',
  'file-type',
  'load-esm',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
  '@tokenizer',
  'iterare',
  'openapi-fetch',
];

module.exports = {
  rootDir: __dirname,
  roots: ['<rootDir>'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
  globalSetup: '<rootDir>/backend/test/global-setup.cjs',
  globalTeardown: '<rootDir>/backend/test/global-teardown.ts',
  testTimeout: 60_000,
  testEnvironment: 'node',
  transform: { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swcOptions] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
