// Every class of the member app has a rule: Tailwind silently ignores one it does not know, such as a color without a
// token. The app must be built. Ours, because Tailwind's linters need ESLint.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles, projectRoot, readText } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const ASSETS = 'member-app/dist/assets';
/** Classes that only mark an element, for the rules of others or, the last one, for a script. */
const NAMES = /^((group|peer)(\/|$)|main-button$)/;

const styled = new Set(
  readdirSync(join(projectRoot, ASSETS))
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readText(`${ASSETS}/${name}`).match(/\.(?:\\.|[\w-])+/g) ?? [])
    .map((selector) => selector.slice(1).replaceAll(/\\(.)/g, '$1')),
);
const sources = listFiles('member-app/src')
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|\/testing\//.test(path))
  .map((path) => ({ path, text: readText(path) }));

const problems = sources.flatMap(unstyledIn);
const planted = ({ at, classes }) => unstyledIn({ path: 'planted.tsx', text: at(classes) });
const mistakes = [
  ['bg-rose', { at: (name) => `<i className="${name} flex" />`, classes: 'bg-rose' }],
  ['text-tiny', { at: (name) => `<i className={clsx('flex', isOn && '${name}')} />`, classes: 'text-tiny' }],
  ['p-huge', { at: (name) => `cva('flex', { variants: { size: { lg: '${name}' } } })`, classes: 'p-huge' }],
];

conclude(
  [...problems, ...missed(mistakes, planted)],
  `Each class in ${sources.length} files of the member app has a rule`,
);

function unstyledIn({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return classLists(source).flatMap((list) =>
    list.text
      .split(/\s+/)
      .filter((name) => name && !styled.has(name) && !NAMES.test(name))
      .map((name) => {
        const { line } = source.getLineAndCharacterOfPosition(list.getStart());
        return `${path}:${line + 1}: the class ${name} has no rule`;
      }),
  );
}

/** The texts that become classes: of attributes that are called so, and those that clsx and cva put together. */
function classLists(node) {
  if (ts.isJsxAttribute(node) && /[cC]lassName$/.test(node.name.getText())) return textsIn(node.initializer);
  if (ts.isCallExpression(node) && /^(clsx|cva)$/.test(node.expression.getText()))
    return node.arguments.flatMap(textsIn);
  return childrenOf(node).flatMap(classLists);
}

function textsIn(node) {
  if (!node) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node];
  // what is compared, looked up or chosen by default is no class
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return [];
  if (ts.isElementAccessExpression(node)) return textsIn(node.expression);
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    if (name === 'defaultVariants') return [];
    if (name === 'compoundVariants') return node.initializer.elements.flatMap(textsOfCompound);
    return textsIn(node.initializer);
  }
  if (ts.isCallExpression(node) && !/^(clsx|cva)$/.test(node.expression.getText())) return [];
  return childrenOf(node).flatMap(textsIn);
}

/** Class names of a compound, with the names of the variants. */
function textsOfCompound({ properties }) {
  return properties
    .filter(({ name }) => name.getText() === 'className')
    .flatMap(({ initializer }) => textsIn(initializer));
}

function childrenOf(node) {
  const children = [];
  node.forEachChild((child) => void children.push(child));
  return children;
}
