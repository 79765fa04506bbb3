// Ours, because no tool for translations reads texts that are modules.
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { wordsWrittenIn } from './words.mjs';

/** `texts.ts`, `tax-texts.ts` with all languages in one file, or beside `texts.en.ts` and `texts.es.ts`. */
const TEXTS = /(^|\/)(?!use-)([a-z-]+-)?texts(\.(?<language>[a-z]{2}))?\.ts$/;

/**
 * Lists the problems of an app that keeps its texts in modules beside its components, one per line: a missing language,
 * an unused text, a text inside a component. The compiler ensures that all languages have the same texts. `sources`: `{
 * path, text }` of the whole app. `languages`: 'en' first. `names`: words that are the same in every language.
 */
export function textsModuleProblems({ sources, languages, names }) {
  const modules = sources.filter(({ path }) => TEXTS.test(path) && !TEXTS.exec(path).groups.language);
  const code = sources.filter(({ path }) => !TEXTS.test(path));
  const at = new Map(sources.map((source) => [source.path, source]));
  return [
    ...modules.flatMap((module) => {
      const texts = textsOf(module, languages, at);
      return texts.missing ?? unsaid(module.path, texts.objects, readersOf(module.path, sources));
    }),
    ...code.flatMap((source) => wordsWrittenIn(source, { names, withProperties: true })),
  ];
}

const parse = ({ path, text }) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const bare = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? bare(node.expression)
    : node;

const isExported = (statement) =>
  ts.isVariableStatement(statement) &&
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The objects of texts that the leading language has, or what is missing. */
function textsOf(module, languages, at) {
  const file = (language) => at.get(module.path.replace(/\.ts$/, `.${language}.ts`));
  if (file(languages[0])) {
    const missing = languages.filter((language) => !file(language));
    if (missing.length)
      return { missing: missing.map((language) => `${module.path}: ${language} is missing`) };
    const objects = objectsIn(file(languages[0]));
    for (const language of languages) {
      const own = new Set(objectsIn(file(language)).map(({ name }) => name));
      for (const { name } of objects)
        if (!own.has(name)) missing.push(`${module.path}: ${name} is missing in ${language}`);
    }
    return missing.length ? { missing } : { objects };
  }
  const spoken = new Set();
  const objects = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'inLanguage')
      for (const { name, initializer } of node.arguments[0].properties) {
        spoken.add(name.getText());
        if (name.getText() !== languages[0]) continue;
        objects.push({ name: node.parent.name?.getText(), texts: bare(initializer) });
      }
    ts.forEachChild(node, visit);
  };
  visit(parse(module));
  const missing = languages.filter((language) => !spoken.has(language));
  return missing.length
    ? { missing: missing.map((language) => `${module.path}: ${language} is missing`) }
    : { objects };
}

const objectsIn = (source) =>
  parse(source)
    .statements.filter(isExported)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ name, initializer }) => ({ name: name.getText(), texts: bare(initializer) }))
    .filter(({ texts }) => ts.isObjectLiteralExpression(texts));

/**
 * Finds how the files that import a module of texts use them: `named` one by one, `taken` as a whole or looked up by
 * a value. Texts handed to a component may be named in any file.
 */
function readersOf(path, sources) {
  const wanted = path.replace(/\.ts$/, '');
  const reads = sources
    .filter(({ path: from, text }) =>
      [...text.matchAll(/from '(\.[^']*)'/g)].some(([, to]) => join(dirname(from), to) === wanted),
    )
    .map((source) => namesIn(source));
  const readers = {
    named: new Set(reads.flatMap(({ named }) => [...named])),
    taken: new Set(reads.flatMap(({ taken }) => [...taken])),
  };
  if (reads.some(({ handedOn }) => handedOn))
    for (const source of sources) for (const name of namesIn(source).named) readers.named.add(name);
  return readers;
}

const known = new Map();
function namesIn(source) {
  if (!known.has(source)) known.set(source, readNames(source));
  return known.get(source);
}

const isHandedOn = ({ parent }) => ts.isJsxExpression(parent) || ts.isSpreadAssignment(parent);

function readNames(source) {
  const named = new Set();
  const taken = new Set();
  let handedOn = false;
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      named.add(node.name.text);
      if (!ts.isPropertyAccessExpression(node.parent)) taken.add(node.name.text);
    } else if (ts.isElementAccessExpression(node)) {
      taken.add(node.expression.getText());
    } else if (ts.isBindingElement(node)) {
      const { text } = node.propertyName ?? node.name;
      named.add(text);
      taken.add(text);
    } else if (ts.isStringLiteralLike(node)) {
      named.add(node.text);
    } else if (ts.isIdentifier(node) && node.text === 'texts' && isHandedOn(node)) {
      handedOn = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return { named, taken, handedOn };
}

/** Texts that are never named, looked up by a value, or used as a group. */
function unsaid(path, objects, { named, taken }) {
  const walk = (texts, prefix) =>
    texts.properties.flatMap((property) => {
      if (!property.name) return [];
      const name = property.name.getText().replaceAll(/^['"]|['"]$/g, '');
      const own = prefix ? `${prefix}.${name}` : name;
      if (!named.has(name)) return [`${path}: ${own} is never used`];
      const value = property.initializer && bare(property.initializer);
      return value && ts.isObjectLiteralExpression(value) && !taken.has(name) ? walk(value, own) : [];
    });
  return objects.flatMap(({ name, texts }) => (taken.has(name) ? [] : walk(texts, '')));
}
