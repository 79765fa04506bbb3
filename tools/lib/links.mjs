// Links and commands of documents. Ours, because link checkers know neither our scripts nor our checks.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deep, gate } from './checks/index.mjs';
import { projectRoot, readText } from './project.mjs';

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

/** Anchors of the headings of a document, as GitHub makes them. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Dead links of a document. */
export function linkProblems({ path, text }) {
  return [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(LINK)].flatMap(([, file, anchor]) => {
    const target = file ? join(dirname(path), file) : path;
    if (!existsSync(join(projectRoot, target))) return [`${path}: ${file} does not exist`];
    return !anchor || anchorsOf(file ? readText(target) : text).includes(anchor)
      ? []
      : [`${path}: ${target} has no heading #${anchor}`];
  });
}

/** `cli` is a script of the backend. */
const scripts = [...Object.keys(JSON.parse(readText('package.json')).scripts), 'cli'];
const checks = [...gate, ...deep].map(({ name }) => name);

/** Scripts and checks that a document names and that do not exist. */
export const commandProblems = ({ path, text }) => [
  ...[...text.matchAll(/npm run ([\w:-]+)/g)]
    .filter(([, script]) => !scripts.includes(script))
    .map(([command]) => `${path}: no script ${command}`),
  ...[...text.matchAll(/--only=([\w,-]+)/g)]
    .flatMap(([, names]) => names.split(','))
    .filter((name) => !checks.includes(name))
    .map((name) => `${path}: no check ${name}`),
];
