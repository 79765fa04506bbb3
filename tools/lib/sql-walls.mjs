// Ours, because no linter knows which module a table belongs to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { HOLE, relationsIn } from './sql-relations.mjs';
import { UNUSED } from './unused-uses.mjs';

const SOURCE = 'backend/src';
/** Code that creates, fills and copies the tables of all modules. */
const EVERYBODYS = /^backend\/src\/(?:migrations|demo|backup)\//;

export const SQL_RULES = {
  tables: 'tables-are-private',
  reads: 'views-are-read-by-permission',
  writes: 'writes-stay-at-home',
  rows: 'entities-are-private',
  unused: UNUSED,
};

/**
 * Compares every SQL text of the server with architecture.cjs: a module reads and writes its own tables, and reads the
 * views of the modules in its `reads`. Tables come from `@Entity('…')`, views from `publishedView('…')`; each belongs
 * to the module of its folder.
 */
export function sqlViolations(baseDir, page) {
  const sources = sourcesIn(baseDir);
  const { tables, views, entities } = ownersIn(sources);
  const used = new Map(Object.keys(page).map((name) => [name, new Set()]));
  const violations = sources
    .filter(({ path }) => !EVERYBODYS.test(path))
    .flatMap((source) => {
      const me = ownerOf(source.path);
      const found = [];
      for (const { name, writes, line } of relationsOf(
        source,
        new Set([...tables.keys(), ...views.keys()]),
      )) {
        const owner = tables.get(name) ?? views.get(name);
        const report = (rule, comment) =>
          found.push({ rule, from: `${source.path}:${line}`, to: name, comment });
        if (views.has(name) && writes) report(SQL_RULES.writes, `${name} is a view: only tables are written`);
        else if (owner === me) continue;
        else if (writes) report(SQL_RULES.writes, `the table ${name} is ${owner}'s: only ${owner} writes it`);
        else if (tables.has(name)) {
          const published = [...views].filter(([, module]) => module === owner).map(([view]) => view);
          const instead = published.length
            ? `read a view it publishes: ${published.join(', ')}`
            : 'ask it instead';
          report(SQL_RULES.tables, `the table ${name} is ${owner}'s own; ${instead}`);
        } else if (page[me]?.reads.includes(owner)) used.get(me).add(owner);
        else
          report(
            SQL_RULES.reads,
            `${me ?? 'this'} may not read ${owner}, whose view ${name} is (architecture.cjs)`,
          );
      }
      return [...found, ...foreignEntities(source, entities)];
    });
  return [...violations, ...unusedReads(page, used)];
}

const unusedReads = (page, used) =>
  Object.entries(page).flatMap(([name, { reads }]) =>
    reads
      .filter((other) => !used.get(name).has(other))
      .map((other) => ({
        rule: SQL_RULES.unused,
        from: name,
        to: other,
        comment: `architecture.cjs: ${name} may read ${other}, and no SQL of ${name} does`,
      })),
  );

/** A module's name, or `platform`; undefined: neither. */
const ownerOf = (path) =>
  /^backend\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? /^backend\/src\/(platform)\//.exec(path)?.[1];

function sourcesIn(baseDir) {
  if (!existsSync(join(baseDir, SOURCE))) return [];
  return readdirSync(join(baseDir, SOURCE), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(baseDir, SOURCE, path), 'utf8');
      const file = `${SOURCE}/${path.replaceAll('\\', '/')}`;
      return { path: file, tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true) };
    });
}

/** Finds the owner of each table, view and entity class. */
function ownersIn(sources) {
  const tables = new Map();
  const views = new Map();
  const entities = new Map();
  for (const { path, tree } of sources) {
    each(tree, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const [name] = node.arguments;
      if (!name || !ts.isStringLiteralLike(name)) return;
      if (node.expression.text === 'publishedView') views.set(name.text, ownerOf(path));
      if (node.expression.text !== 'Entity') return;
      tables.set(name.text, ownerOf(path));
      entities.set(node.parent.parent.name.text, ownerOf(path));
    });
  }
  return { tables, views, entities };
}

/** Every table and view in a file's texts. A name inserted at run time may be any in the file. */
function relationsOf({ tree }, known) {
  const texts = [];
  each(tree, (node) => {
    if (ts.isDecorator(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return false;
    const text = textOf(node);
    if (text !== undefined)
      texts.push({ text, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  });
  const relations = texts.flatMap(({ text, line }) => relationsIn(text).map((one) => ({ ...one, line })));
  const holes = relations.filter(({ name }) => name === HOLE);
  const bare = holes.length === 0 ? [] : texts.filter(({ text }) => known.has(text));
  return [
    ...relations,
    ...bare.map(({ text, line }) => ({ name: text, line, writes: holes.some(({ writes }) => writes) })),
  ].filter(({ name }) => known.has(name));
}

function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => ` ${HOLE} ${literal.text}`).join('');
}

/** Other modules' rows: only an entity may name their classes, for a foreign key. */
function foreignEntities({ path, tree }, entities) {
  const me = ownerOf(path);
  if (me === undefined || path.endsWith('.entity.ts')) return [];
  return tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || importClause.isTypeOnly) return [];
    return bindings.elements
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map(({ propertyName, name }) => (propertyName ?? name).text)
      .filter((name) => entities.has(name) && entities.get(name) !== me)
      .map((name) => ({
        rule: SQL_RULES.rows,
        from: path,
        to: name,
        comment: `${name} is a row of ${entities.get(name)}: other modules' rows appear as ids only`,
      }));
  });
}

/** Visits the nodes of a tree; `visit` returns false to skip the children. */
function each(node, visit) {
  if (visit(node) === false) return;
  ts.forEachChild(node, (child) => each(child, visit));
}
