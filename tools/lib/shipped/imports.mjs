import { isBuiltin } from 'node:module';
import { parseAst } from 'vite';

/** `@nestjs/swagger/dist/x.js` is a file of `@nestjs/swagger`. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const isPackage = (specifier) => !/^[./#]|^[a-z]+:/.test(specifier) && !isBuiltin(specifier);

/**
 * Packages that a built file imports: statically, by `import()`, or through `createRequire`. `isNeeded`: the file
 * cannot be loaded without it; others are optional.
 */
export function importsOf(code) {
  const found = new Map();
  const note = (specifier, isNeeded) => {
    if (typeof specifier !== 'string' || !isPackage(specifier)) return;
    const name = packageOf(specifier);
    found.set(name, { name, isNeeded: isNeeded || (found.get(name)?.isNeeded ?? false) });
  };
  const requires = new Set(['require', '__require']);
  const tree = parseAst(code);
  for (const node of nodesOf(tree)) {
    if (node.type === 'VariableDeclarator' && nameCalled(node.init) === 'createRequire')
      requires.add(node.id.name);
  }
  for (const node of nodesOf(tree)) {
    if (/^(Import|Export(Named|All))Declaration$/.test(node.type)) note(node.source?.value, true);
    if (node.type === 'ImportExpression') note(node.source.value, false);
    if (node.type === 'CallExpression' && requires.has(nameCalled(node)))
      note(node.arguments[0]?.value, false);
  }
  return [...found.values()];
}

/** `f(…)` and `f.resolve(…)` both call `f`. */
function nameCalled(node) {
  if (node?.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return callee.name;
  return callee.property.name === 'resolve' ? callee.object.name : undefined;
}

function* nodesOf(tree) {
  const waiting = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (typeof node.type === 'string') yield node;
    for (const part of Object.values(node)) if (part && typeof part === 'object') waiting.push(part);
  }
}
