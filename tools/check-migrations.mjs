// One release and the next use the same database during a rolling restart (docs/upgrading.md). So a migration must not
// remove what the previous release needs, or lock a large table for long. Deliberate exceptions have a reason in the
// line above: `-- allowed: …`. Every rule must find a planted mistake. Ours, because squawk reads SQL files, and knows
// neither recreated views nor which tables are large.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readText } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const FOLDER = 'backend/src/migrations';
/** Number of the last migration of the first release. Those up to it are not checked: no release before needs their schema. */
const FIRST_RELEASE = 1763600001700;
/** Tables that grow with members and years: reading all of one may take long. */
const LARGE =
  /^(accounts|answers|audit_log|cart_items|comments|completions|enrollments|jobs|lesson_notes|login_sessions|mails|messages|notifications|order_lines|order_versions|orders|posts|purchases|reactions|video_positions)$/;

const name = String.raw`"?(\w+)"?`;
const made = (sql, kind, of) =>
  new RegExp(String.raw`create\s+(or\s+replace\s+)?${kind}\s+"?${of}"?\b`, 'i').test(sql);

/** Rules for a statement: each returns the problem, or false. `sql` is the whole migration. */
const RULES = [
  [
    new RegExp(String.raw`\bdrop\s+table\s+(?:if\s+exists\s+)?${name}`, 'i'),
    ([, table]) => `drops the table ${table}`,
  ],
  [
    new RegExp(String.raw`\bdrop\s+column\s+(?:if\s+exists\s+)?${name}`, 'i'),
    ([, column]) => `drops the column ${column}`,
  ],
  [
    new RegExp(String.raw`\bdrop\s+view\s+(?:if\s+exists\s+)?${name}`, 'i'),
    ([, view], sql) => !made(sql, 'view', view) && `drops the view ${view}`,
  ],
  [
    new RegExp(String.raw`\brename\s+(?:(?:column\s+)?${name}\s+)?to\s+${name}`, 'i'),
    ([, , to]) => `renames something to ${to}`,
  ],
  [
    new RegExp(String.raw`\balter\s+column\s+${name}\s+(?:set\s+data\s+)?type\b`, 'i'),
    ([, column]) => `changes the type of ${column}, which rewrites the table`,
  ],
  [
    new RegExp(String.raw`\balter\s+column\s+${name}\s+set\s+not\s+null`, 'i'),
    ([, column]) => `makes ${column} required, which the previous release does not fill`,
  ],
  [
    new RegExp(
      String.raw`\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?${name}\s+(?!constraint)[^,;]*?\bnot\s+null\b([^,;]*)`,
      'i',
    ),
    ([all, column]) =>
      !/\bdefault\b/i.test(all) && `makes ${column} required, which the previous release does not fill`,
  ],
  [
    new RegExp(
      String.raw`\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?${name}?\s*on\s+${name}`,
      'i',
    ),
    ([, , table], sql) =>
      LARGE.test(table) &&
      !made(sql, 'table', table) &&
      `blocks writes to ${table} while it creates an index`,
  ],
  [
    new RegExp(String.raw`^\s*(?:update\s+${name}\s|delete\s+from\s+${name})(?![\s\S]*\bwhere\b)`, 'i'),
    ([, updated, emptied], sql) =>
      LARGE.test(updated ?? emptied) &&
      !made(sql, 'table', updated ?? emptied) &&
      `writes all rows of ${updated ?? emptied} in one statement`,
  ],
];

/** Statements of a migration's `up`, each with the comment before it. */
function statementsOf(text) {
  const up = text.slice(text.indexOf('async up('));
  return [...up.matchAll(/`([^`]*)`|'([^'\n]*)'/g)].flatMap(([, long, short]) => (long ?? short).split(';'));
}

function problemsOf(file, text) {
  const statements = statementsOf(text);
  const sql = statements.join(';');
  return statements
    .filter((statement) => !/--\s*allowed:\s*\S.{15,}/.test(statement))
    .flatMap((statement) =>
      RULES.map(([pattern, judge]) => pattern.exec(statement) && judge(pattern.exec(statement), sql)),
    )
    .filter(Boolean)
    .map((problem) => `${file} ${problem}`);
}

/** For each rule, a part of the expected message and a statement that breaks the rule. */
const MISTAKES = [
  ['drops the table gifts', 'drop table "gifts"'],
  ['drops the column text', 'alter table posts drop column "text"'],
  ['drops the view members', 'drop view "members"'],
  ['renames something to body', 'alter table posts rename column "text" to "body"'],
  ['renames something to contributions', 'alter table posts rename to contributions'],
  ['rewrites the table', 'alter table orders alter column version type bigint'],
  ['makes note required', 'alter table orders alter column note set not null'],
  ['makes note required', 'alter table orders add column note text not null'],
  ['blocks writes to orders', 'create index orders_note on orders (note)'],
  ['all rows of orders', 'update orders set note = number'],
  ['all rows of jobs', 'delete from jobs'],
  ['drops the table gifts', '-- allowed: so\n drop table gifts'],
];
const FINE = [
  `alter table orders add column note text not null default ''`,
  'alter table orders add note text',
  'create index concurrently orders_note on orders (note)',
  'drop view "members"; create view "members" as select 1',
  'create table posts2 (id int not null); create index on posts2 (id)',
  'update orders set note = number where id = 1',
  '-- allowed: nothing has read it since release 1.2\n drop table gifts',
];
const migrationOf = (sql) => `class X { async up(runner) { await runner.query(\`${sql};\`); } }`;

const problems = readdirSync(join(projectRoot, FOLDER))
  .filter((file) => Number.parseInt(file, 10) > FIRST_RELEASE)
  .flatMap((file) => problemsOf(file, readText(join(FOLDER, file))));
problems.push(...missed(MISTAKES, (sql) => problemsOf('a migration', migrationOf(sql))));
for (const sql of FINE)
  for (const problem of problemsOf(`Of "${sql}"`, migrationOf(sql))) problems.push(problem);

conclude(
  problems,
  `The previous release works with the migrations, and each of ${MISTAKES.length} planted mistakes is found`,
);
