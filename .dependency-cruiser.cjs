/**
 * Turns `architecture.cjs` into rules for dependency-cruiser, and adds the rules inside a module. The suffix of a
 * file tells its kind, in any folder of the module; a file without one is pure domain code.
 */
const { backend, memberApp } = require('./architecture.cjs');

const MODULES = 'backend/src/modules';
const FEATURES = 'member-app/src/features';
const SPEC = '\\.spec\\.tsx?$';
const TEST_CODE = [SPEC, '/testing/', '^backend/test/', '^e2e/'];
const TEST_PACKAGES =
  '(^|/)node_modules/(@types/)?(jest|@jest/|supertest|fast-check|@nestjs/testing|@testing-library/|@?playwright)';
const TYPEORM = '(^|/)node_modules/(@nestjs/)?typeorm/';
const STRIPE = '(^|/)node_modules/stripe/';
/** The adapters of payments use Stripe's types; calls go through platform/stripe. */
const STRIPE_ADAPTER = `^${MODULES}/payments/(settling/|refunds/|)stripe-[^/]+\\.ts$`;
const NOT_PURE_NAME =
  '(index|on-[^/]+|[^/]+\\.(module|controller|dto|service|queries|sql|views|job|entity|entities|guard|measure|strategy|decorator|thread|spec))\\.ts$';
/** Libraries that only compute: the output depends on nothing but the input. */
const PURE_LIBRARIES =
  '(^|/)node_modules/(zod|sanitize-html|@types/sanitize-html|temporal-polyfill|ics|ical\\.js)/';
const NOT_PURE = [`/${NOT_PURE_NAME}`, STRIPE_ADAPTER];

const oneOf = (names) => (names.length ? `(?:${names.join('|')})` : '(?!)');
const asName = (folder) => folder.replaceAll('/', '-');

const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

/**
 * Modules that a module may call (`uses`), and those of which it may import only row types (`reads`). A plain list
 * means `uses`.
 */
const permissionsOf = (listed) => {
  const { uses, reads } = Array.isArray(listed) ? { uses: listed, reads: [] } : listed;
  return { uses, typesOf: reads.filter((name) => !uses.includes(name)) };
};

/** One rule per module: from that module to any module not listed for it. Tests may set up what they need. */
const mayUse = (root, map) =>
  Object.entries(map).flatMap(([name, listed]) => {
    const { uses, typesOf } = permissionsOf(listed);
    const from = { path: `^${root}/${name}/`, pathNot: SPEC };
    const to = { path: `^${root}/[^/]+/`, pathNot: `^${root}/${oneOf([name, ...uses, ...typesOf])}/` };
    const rule = `${asName(root)}-${name}`;
    return [
      forbid(
        `${rule}-may-use`,
        from,
        to,
        `${name} may use only: ${uses.join(', ') || 'nothing'} (architecture.cjs)`,
      ),
      ...(typesOf.length
        ? [
            forbid(
              `${rule}-reads-rows`,
              from,
              { path: `^${root}/${oneOf(typesOf)}/`, dependencyTypesNot: ['type-only'] },
              `${name} reads the views of ${typesOf.join(', ')} and may import the types of their rows only (architecture.cjs)`,
            ),
          ]
        : []),
    ];
  });

/** A folder missing from the map fails as soon as it imports or is imported. */
const mustBeListed = (root, map) => {
  const unlisted = { path: `^${root}/[^/]+/`, pathNot: `^${root}/${oneOf(Object.keys(map))}/` };
  return [
    forbid(`${asName(root)}-unlisted-is-used`, {}, unlisted, 'List it in architecture.cjs first.'),
    forbid(`${asName(root)}-unlisted-uses`, unlisted, {}, 'List it in architecture.cjs first.'),
  ];
};

const throughTheDoor = (root, outside) => [
  forbid(
    `${asName(root)}-door`,
    `^${root}/([^/]+)/`,
    { path: `^${root}/[^/]+/.+`, pathNot: [`^${root}/$1/`, `^${root}/[^/]+/index\\.ts$`] },
    'Another module is entered through its index.ts only.',
  ),
  forbid(
    `${asName(root)}-door-from-outside`,
    { path: outside },
    { path: `^${root}/[^/]+/.+`, pathNot: `^${root}/[^/]+/index\\.ts$` },
    'A module is entered through its index.ts only.',
  ),
];

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),

    // between the modules of the backend
    ...mayUse(MODULES, backend),
    ...mustBeListed(MODULES, backend),
    ...throughTheDoor(MODULES, '^backend/src/(?!modules/)'),

    // inside a module
    forbid(
      'pure-files-think-only',
      { path: `^${MODULES}/([^/]+)/`, pathNot: NOT_PURE },
      {
        pathNot: [
          '^backend/src/(kernel|events)/',
          PURE_LIBRARIES,
          // clean HTML, read and write CSV, declare jobs, set text in our own fonts, read our catalogs, classify a text or link: the output depends on nothing but the input
          '^backend/src/platform/((html|csv|lettering|words|zod)/|jobs/job\\.ts$)',
          // in the module's own folder, or in one of its subfolders
          `^${MODULES}/$1/(?!${NOT_PURE_NAME})[^/]+$`,
          `^${MODULES}/$1/[^/]+/(?!${NOT_PURE_NAME})[^/]+$`,
        ],
      },
      'A file without a suffix is domain code: it imports kernel, events and its pure siblings.',
    ),
    forbid(
      'controllers-know-no-rows',
      `^${MODULES}/.+\\.controller\\.ts$`,
      { path: ['\\.entity\\.ts$', TYPEORM, '^backend/src/platform/database/'] },
      'A controller has a route, a permission and types; the service and the queries know the rows.',
    ),
    forbid(
      'typeorm-only-where-rows-are',
      {
        path: '^backend/src/',
        pathNot: [
          SPEC,
          `^${MODULES}/.+\\.(service|queries|views|job|entity|module)\\.ts$`,
          `^${MODULES}/.+/on-[^/]+\\.ts$`,
          '^backend/src/platform/(database|outbox|jobs)/',
          '^backend/src/platform/.+\\.(entity|module)\\.ts$',
          '^backend/src/migrations/',
        ],
      },
      TYPEORM,
    ),
    forbid(
      'stripe-only-in-platform',
      { path: '^backend/src/', pathNot: [SPEC, '^backend/src/platform/stripe/', STRIPE_ADAPTER] },
      STRIPE,
    ),
    forbid('stripe-adapters-name-types-only', STRIPE_ADAPTER, {
      path: STRIPE,
      dependencyTypesNot: ['type-only'],
    }),

    // the floors of the backend
    forbid(
      'kernel-imports-nothing',
      { path: '^backend/src/kernel/', pathNot: SPEC },
      // hashing is pure
      { pathNot: '^(backend/src/kernel/|(node:)?crypto$)' },
    ),
    forbid(
      'events-know-only-kernel',
      { path: '^backend/src/events/', pathNot: SPEC },
      { pathNot: '^(backend/src/(events|kernel)/|node_modules/zod/)' },
    ),
    forbid('platform-knows-no-module', { path: '^backend/src/platform/', pathNot: SPEC }, `^${MODULES}/`),
    forbid(
      'only-the-top-picks-stand-ins',
      { path: '^backend/src/(kernel|events|platform|modules|migrations|demo)/', pathNot: SPEC },
      '^backend/src/stand-ins/',
      'Platform defines what a part must do; parts.ts and choose-database.ts pick who does it.',
    ),
    forbid(
      'stand-ins-stand-on-platform',
      { path: '^backend/src/stand-ins/([^/]+)/', pathNot: SPEC },
      { path: '^backend/', pathNot: '^backend/src/(stand-ins/$1|platform|kernel)/' },
      'A stand-in uses platform and kernel, and knows neither a module nor another stand-in.',
    ),
    forbid(
      'stand-ins-door',
      { path: '^backend/', pathNot: '^backend/src/stand-ins/' },
      { path: '^backend/src/stand-ins/', pathNot: '^backend/src/stand-ins/[^/]+/index\\.ts$' },
      'A stand-in is entered through its index.ts only.',
    ),
    forbid(
      'nobody-knows-the-top',
      { path: '^backend/src/(kernel|events|platform|stand-ins|modules|migrations)/', pathNot: SPEC },
      '^backend/src/(demo/|[^/]+\\.ts$)',
      'main, worker, cli, app.module and the demo stand on everything else, never under it.',
    ),

    // the member app: app > pages > features > shared
    ...mayUse(FEATURES, memberApp),
    ...mustBeListed(FEATURES, memberApp),
    ...throughTheDoor(FEATURES, '^member-app/src/(?!features/)'),
    forbid('pages-know-no-shell', '^member-app/src/pages/', '^member-app/src/app/'),
    forbid('features-know-no-page', '^member-app/src/features/', '^member-app/src/(pages|app)/'),
    forbid('shared-knows-nothing-above', '^member-app/src/shared/', '^member-app/src/(features|pages|app)/'),

    // the console
    forbid(
      'console-parts-know-no-shell',
      '^creator-console/src/(providers|course-builder|media-library|resources|pages|shared)/',
      '^creator-console/src/app/',
    ),
    forbid(
      'console-library-knows-no-place',
      '^creator-console/src/(media-library|shared)/',
      '^creator-console/src/(course-builder|resources|pages)/',
      'The library and what is shared serve every place and know none.',
    ),
    forbid('resources-stay-apart', '^creator-console/src/resources/([^/]+)/', {
      path: '^creator-console/src/resources/',
      pathNot: ['^creator-console/src/resources/$1/', '^creator-console/src/resources/[^/]+/index\\.tsx?$'],
    }),

    // between workspaces: server and browsers share only the contract, and the two apps also share the web workspace
    forbid('apps-meet-only-in-openapi', '^(backend|member-app|creator-console)/', {
      path: '^(backend|member-app|creator-console)/',
      pathNot: '^$1/',
    }),
    forbid('openapi-knows-no-app', '^openapi/', '^(backend|web|member-app|creator-console|e2e)/'),
    forbid('web-knows-no-app', '^web/', '^(backend|member-app|creator-console|e2e)/'),
    forbid('server-knows-no-browser-code', '^backend/', '^web/'),
    forbid(
      'web-draws-nothing',
      { path: '^web/src/', pathNot: SPEC },
      {
        path: '(^|/)node_modules/',
        pathNot: '(^|/)node_modules/(@types/react|react|@tanstack/(react-query|query-core)|dompurify|uqr)/',
      },
      'Both apps share rules and hooks here; each draws with its own design.',
    ),
    forbid(
      'only-api-files-call-the-client',
      {
        path: '^(member-app|creator-console)/src/',
        pathNot: [SPEC, '/api/', '/api\\.tsx?$', '\\.api\\.tsx?$', '/providers/', '/testing/'],
      },
      {
        path: ['^openapi/(?!src/(choices|languages))', '(^|/)node_modules/openapi-fetch/'],
        dependencyTypesNot: ['type-only'],
      },
      'Wire types and lists to choose from may be named anywhere; the client is called from api files only.',
    ),

    // hygiene
    forbid(
      'no-test-code-in-product',
      { path: '^(backend|member-app|creator-console|openapi|web)/', pathNot: TEST_CODE },
      { path: [...TEST_CODE, TEST_PACKAGES] },
    ),
    forbid('not-unresolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    // a type is a dependency too: count `import type`
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'style'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
  },
};
