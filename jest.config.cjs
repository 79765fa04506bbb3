/**
 * The one test runner, at three heights:
 * - `units`: functions and classes, in plain Node;
 * - `screens`: components of both apps in jsdom, the server's answers given by the test (openapi/testing);
 * - `server`: modules through HTTP, and what needs a database, on a real PostgreSQL.
 * Jest runs in CommonJS mode; swc also transforms the packages that ship ES modules only.
 */
const swcOptions = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true, tsx: true, dynamicImport: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
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
  'temporal-polyfill',
  'temporal-utils',
  'htmlparser2',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'entities',
];

const shared = {
  rootDir: __dirname,
  // not in the temporary folder, which is deleted when a run ends
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  modulePathIgnorePatterns: ['/dist/', '/dist-dev/', '/.data/'],
  transform: { '^.+\\.(ts|tsx|js|mjs)$': ['@swc/jest', swcOptions] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    // Node does not run TypeScript, so each thread compiles it
    '/start-thread\\.js$': '<rootDir>/backend/test/threads/start-thread.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    // the texts of the member app are loaded from the start
    '/words/word-files$|^\\./word-files$': '<rootDir>/member-app/testing/word-files.ts',
    // the console's, when they are first needed
    '/words/text-files$|^\\./text-files$': '<rootDir>/creator-console/testing/text-files.ts',
  },
};

/** Node has no Temporal; the console fetches it for browsers without. */
const setupFiles = ['<rootDir>/creator-console/testing/temporal.ts'];

/** Tests that need PostgreSQL: named so, or in backend/test. */
const onPostgres = [
  '<rootDir>/backend/src/**/*.{http,db}{,.deep}.spec.ts',
  '<rootDir>/backend/test/**/*.spec.ts',
];

/** Not used while jest watches the files: jest would keep the modules it has loaded. */
const isWatching = process.argv.some((argument) => argument.startsWith('--watch'));
const keptModules = (environment) =>
  isWatching
    ? {}
    : {
        testEnvironment: `<rootDir>/tools/kept-modules/${environment}.cjs`,
        runtime: '<rootDir>/tools/kept-modules/runtime.cjs',
      };

module.exports = {
  // generous: a busy machine makes a test slow, never red
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'units',
      setupFiles,
      ...keptModules('environment'),
      testMatch: [
        '<rootDir>/{backend,member-app,creator-console,openapi,web}/src/**/!(*.http|*.db|*.http.deep|*.db.deep).spec.ts',
      ],
    },
    {
      ...shared,
      displayName: 'screens',
      setupFiles,
      testMatch: ['<rootDir>/{member-app,creator-console,web}/src/**/*.spec.tsx'],
      testEnvironment: '<rootDir>/tools/kept-modules/browser-environment.cjs',
      ...keptModules('kept-browser-environment'),
      testEnvironmentOptions: { url: 'http://localhost:3000/' },
      setupFilesAfterEnv: ['<rootDir>/openapi/testing/setup-screens.ts'],
      globalSetup: '<rootDir>/tools/test-libraries/bundle-screens.cjs',
      resolver: '<rootDir>/tools/test-libraries/screens-resolver.cjs',
      moduleNameMapper: {
        '\\.css$': '<rootDir>/openapi/testing/no-style.cjs',
        '^media-chrome/react$': '<rootDir>/member-app/testing/video-controls.tsx',
        ...shared.moduleNameMapper,
      },
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: onPostgres,
      ...keptModules('environment'),
      setupFilesAfterEnv: ['<rootDir>/backend/test/after-each.ts'],
      globalSetup: '<rootDir>/backend/test/global-setup.cjs',
      resolver: '<rootDir>/tools/test-libraries/server-resolver.cjs',
      globalTeardown: '<rootDir>/backend/test/global-teardown.cjs',
    },
  ],
};
