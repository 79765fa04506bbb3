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
    ([, table]) => `takes the table ${table} away`,
  ],
  [
    new RegExp(String.raw`\bdrop\s+column\s+(?:if\s+exists\s+)?${name}`, 'i'),
    ([, column]) => `takes the column ${column} away`,
  ],
  [
    new RegExp(String.raw`\bdrop\s+view\s+(?:if\s+exists\s+)?${name}`, 'i'),
    ([, view], sql) => !made(sql, 'view', view) && `takes the view ${view} away`,
  ],
  [
    new RegExp(String.raw`\brename\s+(?:(?:column\s+)?${name}\s+)?to\s+${name}`, 'i'),
    ([, , to]) => `gives something the name ${to}`,
  ],
  [
    new RegExp(String.raw`\balter\s+column\s+${name}\s+(?:set\s+data\s+)?type\b`, 'i'),
    ([, column]) => `changes the type of ${column}, which writes the table anew`,
  ],
  [
    new RegExp(String.raw`\balter\s+column\s+${name}\s+set\s+not\s+null`, 'i'),
    ([, column]) => `has ${column} filled by those who do not know it`,
  ],
  [
    new RegExp(
      String.raw`\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?${name}\s+(?!constraint)[^,;]*?\bnot\s+null\b([^,;]*)`,
      'i',
    ),
    ([all, column]) => !/\bdefault\b/i.test(all) && `has ${column} filled by those who do not know it`,
  ],
  [
    new RegExp(
      String.raw`\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)(?:if\s+not\s+exists\s+)?${name}?\s*on\s+${name}`,
      'i',
    ),
    ([, , table], sql) =>
      LARGE.test(table) && !made(sql, 'table', table) && `lets nobody write ${table} while an index is made`,
  ],
  [
    new RegExp(String.raw`^\s*(?:update\s+${name}\s|delete\s+from\s+${name})(?![\s\S]*\bwhere\b)`, 'i'),
    ([, updated, emptied], sql) =>
      LARGE.test(updated ?? emptied) &&
      !made(sql, 'table', updated ?? emptied) &&
      `writes every row of ${updated ?? emptied} at once`,
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
  ['table gifts away', 'drop table "gifts"'],
  ['column text away', 'alter table posts drop column "text"'],
  ['view members away', 'drop view "members"'],
  ['the name body', 'alter table posts rename column "text" to "body"'],
  ['the name contributions', 'alter table posts rename to contributions'],
  ['writes the table anew', 'alter table orders alter column version type bigint'],
  ['note filled', 'alter table orders alter column note set not null'],
  ['note filled', 'alter table orders add column note text not null'],
  ['write orders while', 'create index orders_note on orders (note)'],
  ['every row of orders', 'update orders set note = number'],
  ['every row of jobs', 'delete from jobs'],
  ['table gifts away', '-- allowed: so\n drop table gifts'],
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
  `migrations are safe beside the release before, and each of ${MISTAKES.length} planted mistakes is found`,
);
