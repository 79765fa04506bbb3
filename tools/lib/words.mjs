// Ours, because it finds hard-coded and unused texts for both formats of the apps.
import ts from 'typescript';

/** Attributes whose text is read aloud or shown. */
const SPOKEN_ATTRIBUTES =
  /^(aria-label|aria-description|aria-roledescription|placeholder|title|alt|label|hint|lead|description)$/;
const LETTERS = /\p{L}{2}/u;
const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/**
 * Lists the problems of an app's catalogs and of its code, one per line. `catalogues`: language → namespace → texts
 * as the file has them; the first language is the one the others follow. `sources`: `{ path, text }` of the code that
 * uses the texts.
 */
export function wordProblems({ catalogues, sources }) {
  const [[first, texts], ...others] = Object.entries(catalogues);
  const said = sources.map(readSource);
  return [
    ...pluralProblems(first, texts),
    ...others.flatMap(([language, own]) => [
      ...pluralProblems(language, own),
      ...differences({ language: first, texts }, { language, texts: own }),
    ]),
    ...usageProblems(texts, said),
    ...said.flatMap(({ written }) => written),
  ];
}

/** `ns:a.b` → its text, of all namespaces. */
function flat(namespaces) {
  const all = new Map();
  const add = (prefix, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === 'string') all.set(prefix + key, text);
      else add(`${prefix}${key}.`, text);
    }
  };
  for (const [namespace, texts] of Object.entries(namespaces)) add(`${namespace}:`, texts);
  return all;
}

/** `ns:a.b` → its forms by suffix; one without a suffix for a text without a count. */
function byKey(namespaces) {
  const all = flat(namespaces);
  const keys = new Map();
  for (const [key, text] of all) {
    const [, stem, form] = PLURAL.exec(key) ?? [];
    const isForm = stem !== undefined && all.has(`${stem}_other`);
    const name = isForm ? stem : key;
    keys.set(name, { ...keys.get(name), [isForm ? form : '']: text });
  }
  return keys;
}

function pluralProblems(language, texts) {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...byKey(texts)].flatMap(([key, forms]) => {
    if ('' in forms) return [];
    const missing = needed.filter((form) => !(form in forms));
    const foreign = Object.keys(forms).filter((form) => form !== 'zero' && !needed.includes(form));
    return [
      ...missing.map((form) => `${language}: ${key}_${form} is missing`),
      ...foreign.map((form) => `${language}: ${key}_${form} is no form of this language`),
    ];
  });
}

function differences(leading, following) {
  const theirs = byKey(leading.texts);
  const own = byKey(following.texts);
  const { language } = following;
  return [
    ...[...theirs].flatMap(([key, forms]) => {
      const translated = own.get(key);
      if (!translated) return [`${language}: ${key} is missing`];
      if (holesOf(forms) !== holesOf(translated))
        return [`${language}: ${key} has other placeholders than in ${leading.language}`];
      return Object.values(translated).some((text) => text === '') && !Object.values(forms).includes('')
        ? [`${language}: ${key} is empty`]
        : [];
    }),
    ...[...own.keys()]
      .filter((key) => !theirs.has(key))
      .map((key) => `${language}: ${key} is not in ${leading.language}`),
  ];
}

/** The placeholders of a text in all of its forms; a form may leave the number out. */
function holesOf(forms) {
  const holes = Object.values(forms).flatMap((text) => text.match(/\{\{.*?\}\}/g) ?? []);
  return [...new Set(holes)].sort().join();
}

function usageProblems(texts, sources) {
  const keys = [...byKey(texts).keys()];
  const used = new Set();
  const problems = [];
  for (const { path, asked, literals } of sources) {
    for (const { pattern, line, words } of asked) {
      const found = keys.filter((key) => pattern.test(key));
      if (found.length === 0) problems.push(`${path}:${line}: no catalogue has ${words}`);
      for (const key of found) used.add(key);
    }
    // a key that is stored in a list and used elsewhere
    for (const key of keys)
      if (literals.has(key.slice(key.indexOf(':') + 1)) || literals.has(key)) used.add(key);
  }
  return [...problems, ...keys.filter((key) => !used.has(key)).map((key) => `${key} is never used`)];
}

/** Hard-coded texts: visible and spoken ones, and with `withProperties` an object's label. */
export function wordsWrittenIn({ path, text }, { names = [], withProperties = false } = {}) {
  const source = parse({ path, text });
  const written = [];
  const note = (node, words) => {
    if (words !== undefined && LETTERS.test(words) && !names.includes(words.trim()))
      written.push(`${path}:${lineOf(source, node)}: "${words.trim()}" is written in the code`);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.test(node.name.getText(source)))
      note(node, node.initializer && wordsIn(node.initializer));
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      note(node, wordsIn(node.expression));
    if (withProperties && ts.isPropertyAssignment(node) && SPOKEN_ATTRIBUTES.test(node.name.getText(source)))
      note(node, wordsIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return written;
}

const parse = ({ path, text }) => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
};

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

function readSource({ path, text }) {
  const source = parse({ path, text });
  const asked = [];
  const literals = new Set();
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) && /[.:]/.test(node.text)) literals.add(node.text);
    if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText(source))) {
      const [key] = node.arguments;
      for (const one of key ? choices(key) : []) {
        const pattern = patternOf(one, node, source);
        if (pattern) asked.push({ pattern, line: lineOf(source, one), words: one.getText(source) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path, asked, literals, written: wordsWrittenIn({ path, text }) };
}

/** Literal text. */
function wordsIn(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxExpression(node)) return node.expression && wordsIn(node.expression);
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
  return undefined;
}

/** `a ? 'x' : 'y'` → both. */
const choices = (node) =>
  ts.isConditionalExpression(node)
    ? [...choices(node.whenTrue), ...choices(node.whenFalse)]
    : ts.isParenthesizedExpression(node)
      ? choices(node.expression)
      : [node];

/** Pattern of the keys that a literal or a template may name; undefined for any other node. */
function patternOf(node, call, source) {
  const parts = ts.isStringLiteralLike(node)
    ? [node.text]
    : ts.isTemplateExpression(node)
      ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      : undefined;
  if (!parts) return undefined;
  const words = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^:]+');
  return new RegExp(`^${/^[a-z-]+:/.test(parts[0]) ? '' : `${namespaceAt(call, source)}:`}${words}$`);
}

/** The first namespace of the nearest `useTranslation`. */
function namespaceAt(node, source) {
  for (let scope = node.parent; scope; scope = scope.parent) {
    if (!scope.body || !ts.isBlock(scope.body)) continue;
    const own = scope.body.statements.map((statement) => statement.getText(source)).join('\n');
    const [, namespace] = /const \{[^}]*\bt\b[^}]*\} = useTranslation\(\[?'([\w-]+)'/.exec(own) ?? [];
    if (namespace) return namespace;
  }
  return '[\\w-]+';
}
