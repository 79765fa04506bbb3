// Shows that every architecture rule can fail: a made-up tree with one violation planted per file must give
// exactly the violations listed here, and the look-alikes none. A rule without a proof is itself a failure.
// Ours, because the rules are.
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { misnamedClasses, NAMING } from './lib/class-names.mjs';
import { architecture, backend, cruiseTree, memberApp } from './lib/cruise.mjs';
import { ONE_WAY } from './lib/folder-cycles.mjs';
import { projectRoot } from './lib/project.mjs';
import { SQL_RULES, sqlViolations } from './lib/sql-walls.mjs';
import { SIZE_RULES, sizeViolations } from './lib/sizes.mjs';
import * as sql from './lib/sql-walls-proof.mjs';
import { unusedUses } from './lib/unused-uses.mjs';

const M = 'backend/src/modules';
const F = 'member-app/src/features';

/** Correct files, imported by the planted ones. */
const ground = [
  'backend/src/kernel/money.ts',
  'backend/src/events/order-paid.ts',
  'backend/src/platform/database/database.ts',
  'backend/src/platform/stripe/client.ts',
  'backend/src/stand-ins/mail-viewer/index.ts',
  'backend/src/stand-ins/mail-viewer/inner.ts',
  'backend/src/app.module.ts',
  'backend/test/builders.ts',
  'openapi/testing/index.ts',
  'member-app/testing/index.ts',
  'creator-console/testing/index.ts',
  ...Object.keys(backend).flatMap((name) => [
    `${M}/${name}/index.ts`,
    `${M}/${name}/row.entity.ts`,
    `${M}/${name}/inner.ts`,
    `${M}/${name}/room/row.entity.ts`,
    `${M}/${name}/room/inner.ts`,
  ]),
  `${M}/unlisted/index.ts`,
  'member-app/src/app/router.tsx',
  'member-app/src/pages/home.page.tsx',
  'member-app/src/shared/ui/button.tsx',
  ...Object.keys(memberApp).flatMap((name) => [`${F}/${name}/index.ts`, `${F}/${name}/inner.tsx`]),
  `${F}/unlisted/index.ts`,
  `${F}/player/room/inner.tsx`,
  'creator-console/src/app/main.tsx',
  'creator-console/src/resources/students/index.tsx',
  'creator-console/src/resources/students/list.tsx',
  'creator-console/src/course-builder/ground.ts',
  'creator-console/src/course-builder/tree/branch.tsx',
  'creator-console/src/shared/a/ground.ts',
  'creator-console/src/shared/b/ground.ts',
  'creator-console/src/shared/c/ground.ts',
  'e2e/screens/ground.ts',
  'openapi/src/index.ts',
  'web/src/ground.ts',
];
const packages = ['typeorm', 'zod', 'stripe', 'supertest', 'openapi-fetch', 'radix-ui', 'react'];

const permissionsOf = (listed) => (Array.isArray(listed) ? { uses: listed, reads: [] } : listed);

/** For each module of a map: an import of the first module that is not listed for it. */
const forbiddenUses = (root, map) =>
  Object.entries(map).map(([name, listed]) => {
    const { uses, reads } = permissionsOf(listed);
    const stranger = Object.keys(map).find((other) => ![name, ...uses, ...reads].includes(other));
    return [
      `${root.replaceAll('/', '-')}-${name}-may-use`,
      `${root}/${name}/planted.service.ts`,
      `../${stranger}/index.js`,
    ];
  });

/** For each module that reads views of one it may not use: an import from there of more than a type. */
const readers = Object.entries(backend).flatMap(([name, { uses, reads }]) => {
  const owner = reads.find((other) => !uses.includes(other));
  return owner ? [{ name, door: `../${owner}/index.js` }] : [];
});

/** [the rule that must fail, the file planted, what it imports, `import type`?] */
const violations = [
  ['no-cycles', 'backend/src/platform/database/chicken.ts', './egg.js'],

  ...forbiddenUses(M, backend),
  ...readers.map(({ name, door }) => [
    `backend-src-modules-${name}-reads-rows`,
    `${M}/${name}/planted-rows.queries.ts`,
    door,
  ]),
  ['backend-src-modules-unlisted-is-used', 'backend/src/planted-list.ts', './modules/unlisted/index.js'],
  ['backend-src-modules-unlisted-uses', `${M}/unlisted/planted.service.ts`, '../../kernel/money.js'],
  ['backend-src-modules-door', `${M}/cart/planted-door.service.ts`, '../catalog/row.entity.js', 'type'],
  ['backend-src-modules-door', `${M}/cart/room/planted-door.service.ts`, '../../catalog/room/inner.js'],
  ['backend-src-modules-door-from-outside', 'backend/src/planted-door.ts', './modules/catalog/row.entity.js'],

  ['pure-files-think-only', `${M}/cart/planted-io.ts`, '../../platform/database/database.js'],
  ['pure-files-think-only', `${M}/cart/planted-node.ts`, 'node:fs'],
  ['pure-files-think-only', `${M}/cart/planted-row.ts`, './row.entity.js', 'type'],
  ['pure-files-think-only', `${M}/cart/planted-neighbour.ts`, '../catalog/index.js', 'type'],
  ['pure-files-think-only', `${M}/reviews/planted-room-row.ts`, './room/row.entity.js', 'type'],
  ['pure-files-think-only', `${M}/cart/room/planted-row.ts`, '../row.entity.js', 'type'],
  ['controllers-know-no-rows', `${M}/cart/room/planted.controller.ts`, '../row.entity.js', 'type'],
  ['controllers-know-no-rows', `${M}/cart/planted.controller.ts`, './row.entity.js', 'type'],
  ['controllers-know-no-rows', `${M}/cart/planted-db.controller.ts`, '../../platform/database/database.js'],
  ['typeorm-only-where-rows-are', `${M}/cart/planted-orm.guard.ts`, 'typeorm'],
  ['stripe-only-in-platform', `${M}/payments/planted-stripe.service.ts`, 'stripe', 'type'],
  ['stripe-only-in-platform', `${M}/cart/stripe-planted.service.ts`, 'stripe'],
  ['stripe-adapters-name-types-only', `${M}/payments/settling/stripe-planted.ts`, 'stripe'],

  ['kernel-imports-nothing', 'backend/src/kernel/planted-event.ts', '../events/order-paid.js', 'type'],
  ['kernel-imports-nothing', 'backend/src/kernel/planted-node.ts', 'node:fs'],
  ['events-know-only-kernel', 'backend/src/events/planted.ts', '../platform/database/database.js', 'type'],
  ['platform-knows-no-module', 'backend/src/platform/http/planted.ts', '../../modules/cart/index.js', 'type'],
  [
    'only-the-top-picks-stand-ins',
    'backend/src/platform/http/planted-stand-in.ts',
    '../../stand-ins/mail-viewer/index.js',
  ],
  [
    'only-the-top-picks-stand-ins',
    `${M}/cart/planted-stand-in.service.ts`,
    '../../stand-ins/mail-viewer/index.js',
    'type',
  ],
  [
    'stand-ins-stand-on-platform',
    'backend/src/stand-ins/embedded-s3/planted-module.ts',
    '../../modules/cart/index.js',
  ],
  [
    'stand-ins-stand-on-platform',
    'backend/src/stand-ins/embedded-s3/planted-other.ts',
    '../mail-viewer/index.js',
    'type',
  ],
  ['stand-ins-door', 'backend/src/planted-stand-in.ts', './stand-ins/mail-viewer/inner.js'],
  ['nobody-knows-the-top', `${M}/cart/planted-top.service.ts`, '../../app.module.js'],

  ...forbiddenUses(F, memberApp),
  [
    'member-app-src-features-unlisted-is-used',
    'member-app/src/pages/planted-list.tsx',
    '../features/unlisted',
  ],
  ['member-app-src-features-unlisted-uses', `${F}/unlisted/planted.tsx`, '../../shared/ui/button'],
  ['member-app-src-features-door', `${F}/library/planted-door.tsx`, '../catalog/inner'],
  [
    'member-app-src-features-door-from-outside',
    'member-app/src/pages/planted-door.tsx',
    '../features/catalog/inner',
  ],
  ['pages-know-no-shell', 'member-app/src/pages/planted-shell.tsx', '../app/router'],
  ['features-know-no-page', `${F}/library/planted-page.tsx`, '../../pages/home.page'],
  ['shared-knows-nothing-above', 'member-app/src/shared/ui/planted.tsx', '../../features/catalog'],

  ['console-parts-know-no-shell', 'creator-console/src/pages/planted.tsx', '../app/main'],
  ['console-parts-know-no-shell', 'creator-console/src/media-library/planted.tsx', '../app/main'],
  [
    'console-library-knows-no-place',
    'creator-console/src/media-library/planted-place.tsx',
    '../resources/students',
  ],
  ['console-library-knows-no-place', 'creator-console/src/shared/planted-place.tsx', '../resources/students'],
  ['resources-stay-apart', 'creator-console/src/resources/orders/planted.tsx', '../students/list'],

  [ONE_WAY, 'creator-console/src/course-builder/planted.tsx', './tree/branch'],
  [ONE_WAY, 'creator-console/src/shared/a/planted.ts', '../b/ground', 'type'],
  [ONE_WAY, `${M}/learning/planted.ts`, './room/inner.js'],
  [ONE_WAY, `${F}/player/planted.tsx`, './room/inner'],
  [ONE_WAY, 'e2e/screens/planted.ts', '../support/page'],

  [
    'apps-meet-only-in-openapi',
    'member-app/src/pages/planted-other.tsx',
    '../../../creator-console/src/resources/students',
  ],
  [
    'apps-meet-only-in-openapi',
    'creator-console/src/pages/planted-other.tsx',
    '../../../backend/src/kernel/money',
  ],
  ['openapi-knows-no-app', 'openapi/src/planted.ts', '../../backend/src/kernel/money'],
  ['openapi-knows-no-app', 'openapi/src/planted-web.ts', '@sanctum/web/ground'],
  ['web-knows-no-app', 'web/src/planted.ts', '../../member-app/src/shared/ui/button'],
  ['web-draws-nothing', 'web/src/planted-ui.ts', 'radix-ui'],
  ['server-knows-no-browser-code', 'backend/src/platform/http/planted-web.ts', '@sanctum/web/ground'],
  ['only-api-files-call-the-client', 'member-app/src/pages/planted-client.tsx', '@sanctum/openapi'],
  ['only-api-files-call-the-client', `${F}/library/planted-client.tsx`, '@sanctum/openapi'],
  ['only-api-files-call-the-client', 'member-app/src/shared/lib/planted-fetch.ts', 'openapi-fetch'],

  ['no-test-code-in-product', `${M}/cart/planted-test.service.ts`, '../../../test/builders.js'],
  ['no-test-code-in-product', 'backend/src/platform/http/planted-test.ts', 'supertest'],
  ['no-test-code-in-product', 'member-app/src/pages/planted-test.tsx', '../../testing'],
  ['no-test-code-in-product', 'member-app/src/shared/api/planted-test.ts', '@sanctum/openapi/testing'],
  ['no-test-code-in-product', 'creator-console/src/pages/planted-test.tsx', '../../testing'],
  ['not-unresolvable', 'backend/src/platform/http/planted-typo.ts', './nowhere.js'],
];

/** Things that look alike and must stay allowed: [the file planted, what it imports, `import type`?] */
const lookAlikes = [
  // the far half of the cycle above; a cycle is reported once
  ['backend/src/platform/database/egg.ts', './chicken.js', 'type'],
  // the other halves of the five folder cycles: none of their files is in a cycle
  ['creator-console/src/course-builder/tree/planted.tsx', '../ground'],
  ['creator-console/src/shared/b/planted.ts', '../c/ground'],
  ['creator-console/src/shared/c/planted.ts', '../a/ground'],
  [`${M}/learning/room/alike.ts`, '../inner.js'],
  [`${F}/player/room/alike.tsx`, '../inner'],
  ['e2e/support/page.ts', '../screens/ground'],
  // doors and wiring are above the folders of their module, and import what is next to them
  [`${M}/learning/learning.module.ts`, './room/inner.js'],
  [`${M}/learning/index.ts`, './room/alike.js'],
  [`${F}/player/index.ts`, './room/alike'],
  ['creator-console/src/shared/c/alike.spec.ts', '../b/ground'],
  [`${M}/cart/alike-door.service.ts`, '../catalog/index.js'],
  ...readers.map(({ name, door }) => [`${M}/${name}/alike-rows.queries.ts`, door, 'type']),
  [`${M}/cart/alike-sibling.ts`, './inner.js'],
  [`${M}/cart/alike-kernel.ts`, '../../kernel/money.js'],
  ['backend/src/kernel/alike-hash.ts', 'node:crypto'],
  [`${M}/cart/alike-library.ts`, 'zod'],
  [`${M}/cart/alike-rows.service.ts`, './row.entity.js'],
  [`${M}/cart/alike-orm.queries.ts`, 'typeorm'],
  [`${M}/cart/on-alike.ts`, 'typeorm'],
  [`${M}/cart/alike.job.ts`, 'typeorm'],
  [`${M}/cart/room/on-alike.ts`, 'typeorm'],
  [`${M}/cart/room/alike-room.ts`, './inner.js'],
  [`${M}/cart/room/alike-up.ts`, '../inner.js'],
  [`${M}/cart/room/alike-door.service.ts`, '../../catalog/index.js'],
  [`${M}/reviews/alike-down.ts`, './room/inner.js'],
  [`${M}/cart/on-alike-event.ts`, '../../events/order-paid.js', 'type'],
  [`${M}/cart/alike-event.ts`, '../../events/order-paid.js'],
  [`${M}/payments/settling/stripe-alike.ts`, 'stripe', 'type'],
  ['backend/src/platform/stripe/alike.ts', 'stripe'],
  [`${M}/cart/alike.http.spec.ts`, '../../../test/builders.js'],
  [`${M}/cart/alike-tool.http.spec.ts`, 'supertest'],
  [`${M}/accounts/alike-set-up.http.spec.ts`, '../catalog/index.js'],
  ['backend/src/alike-stand-in.ts', './stand-ins/mail-viewer/index.js'],
  ['backend/src/stand-ins/embedded-s3/alike.ts', '../../platform/stripe/client.js'],
  ['backend/src/platform/http/alike-stand-in.spec.ts', '../../stand-ins/mail-viewer/index.js'],
  ['backend/src/alike-door.ts', './modules/cart/index.js'],
  ['web/src/alike-client.ts', '@sanctum/openapi'],
  ['web/src/alike-hook.ts', 'react'],
  ['member-app/src/pages/alike-web.tsx', '@sanctum/web/ground'],
  ['member-app/src/pages/alike-wire-type.tsx', '@sanctum/openapi', 'type'],
  [`${F}/library/api.ts`, '@sanctum/openapi'],
  [`${F}/library/alike-door.tsx`, '../catalog'],
  ['creator-console/src/providers/alike.ts', '@sanctum/openapi'],
  ['creator-console/src/resources/orders/alike.tsx', '../students'],
];

/** [the rule that must fail, the file, its text] */
const misnamed = [
  [NAMING.class, `${M}/cart/cart.service.ts`, '@Injectable()\nexport class Cart {}\n'],
  [NAMING.class, `${M}/cart/totals.queries.ts`, 'export const totals = () => 1;\n'],
  [NAMING.class, `${M}/cart/on-order-paid.ts`, 'export class EmptyCart {}\n'],
  [NAMING.job, `${M}/cart/send-cart.ts`, 'export class SendCart {\n  @Runs(SEND_CART)\n'],
  [
    NAMING.listener,
    `${M}/cart/cart.queries.ts`,
    "export class CartQueries {\n  @On('order.paid', 'cart.empty')\n",
  ],
  [NAMING.twice, `${M}/cart/totals.dto.ts`, 'class LineResponse {\n'],
];
const wellNamed = [
  [`${M}/cart/cart.dto.ts`, 'export class LineResponse {\n'],
  [`${M}/cart/cart.service.ts`, '@Injectable()\nexport class CartService {}\n'],
  [`${M}/cart/on-order-paid.ts`, "export class OnOrderPaid {\n  @On('order.paid', 'cart.empty')\n"],
  [`${M}/cart/cart-mails.service.ts`, "export class CartMailsService {\n  @On('order.paid', 'cart.mail')\n"],
  [`${M}/cart/send-cart.job.ts`, 'export class SendCartJob {\n  @Runs(SEND_CART)\n'],
  [`${M}/cart/totals.ts`, 'export const totals = () => 1;\n'],
];

const statement = (target, type) =>
  type ? `export type * from '${target}';\n` : `export * from '${target}';\n`;

function plant(tree) {
  const write = (path, text) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { flag: 'wx' });
  };
  const link = (name, target) => {
    mkdirSync(dirname(join(tree, 'node_modules', name)), { recursive: true });
    symlinkSync(target, join(tree, 'node_modules', name));
  };
  const planted = new Set(lookAlikes.map(([path]) => path));
  for (const path of ground) if (!planted.has(path)) write(path, 'export const ground = 1;\n');
  for (const [, path, target, type] of violations) write(path, statement(target, type));
  for (const [path, target, type] of lookAlikes) write(path, statement(target, type));
  for (const name of packages) {
    const installed = join(projectRoot, 'node_modules', name);
    if (existsSync(installed)) link(name, installed);
    else write(`node_modules/${name}/index.js`, '');
  }
  link('@sanctum/openapi', join(tree, 'openapi'));
  link('@sanctum/web', join(tree, 'web'));
  write('web/package.json', '{ "name": "@sanctum/web", "exports": { "./*": "./src/*.ts" } }\n');
  write(
    'openapi/package.json',
    '{ "name": "@sanctum/openapi", "exports": { ".": "./src/index.ts", "./testing": "./testing/index.ts" } }\n',
  );
}

function plantSql(tree) {
  const files = [...Object.entries(sql.ground), ...Object.entries(sql.lookAlikes)];
  for (const [, path, text] of sql.violations) if (text) files.push([path, text]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { flag: 'wx' });
  }
}

/** Returns the findings for a temporary tree, which is removed afterwards. */
async function inTree(plantInto, find) {
  const tree = mkdtempSync(join(tmpdir(), 'sanctum-architecture-'));
  try {
    plantInto(tree);
    return await find(tree);
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const told = ({ rule, from }) => `${rule}  <-  ${from.replace(/:\d+$/, '')}`;
const found = [
  ...(await inTree(plant, async (tree) => (await cruiseTree(tree)).violations)),
  ...(await inTree(plantSql, (tree) => sqlViolations(tree, sql.page))),
  ...unusedUses(sql.cruised, M, sql.page),
  ...misnamedClasses([...wellNamed, ...misnamed.map(([, ...file]) => file)]),
  ...sizeViolations({ a: 9000, b: 9000, c: 9000 }, { a: 9001, b: 9000, c: 1 }),
].map(told);

const missized = [
  [SIZE_RULES.grown, 'a'],
  [SIZE_RULES.shrunk, 'c'],
];

const all = [...violations, ...sql.violations, ...misnamed, ...missized];
const expected = all.map(([rule, from]) => told({ rule, from }));
const proven = new Set(all.map(([rule]) => rule));
const rules = [
  ...architecture.forbidden.map(({ name }) => name),
  ONE_WAY,
  ...Object.values(SQL_RULES),
  ...Object.values(NAMING),
  ...Object.values(SIZE_RULES),
];
const problems = [
  ...expected.filter((line) => !found.includes(line)).map((line) => `not caught: ${line}`),
  ...found.filter((line) => !expected.includes(line)).map((line) => `caught by mistake: ${line}`),
  ...rules.filter((name) => !proven.has(name)).map((name) => `no proof for the rule ${name}`),
];
for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);
console.log(
  `${rules.length} rules, ${all.length} violations caught, ` +
    `${lookAlikes.length + Object.keys(sql.lookAlikes).length + wellNamed.length} look-alikes allowed`,
);
