// Only `demo/` names the people of the demo, so no other site shows their names. Ours, because the names come from our
// own content.
import { listFiles, readText } from './lib/project.mjs';
import { conclude } from './lib/verdict.mjs';

/** Folders that are built, served or published. Tests may name anyone. */
const FOLDERS = ['backend/locales', 'backend/src', 'member-app', 'creator-console', 'openapi', 'web'];
const LOOKED_AT = /\.(tsx?|html|css|json|svg|webmanifest)$/;
const NOT_LOOKED_AT = /\.spec\.tsx?$|\/testing\/|^backend\/src\/demo\//;

const people = readText('backend/src/demo/content/people.ts');
const named = (field) =>
  [...people.matchAll(new RegExp(`${field}: '([^']+)'`, 'g'))].map(([, words]) => words);
const [coach, ...members] = named('name');
const parts = coach?.split(' ') ?? [];
const names = [...parts, ...members, ...named('email')];

/** Shown in the contract's example of a sign-in, so that it works in the demo. */
const SHOWN = { folder: 'openapi/', name: 'member@sanctum.test' };

const find = (text) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      names
        .filter((name) => new RegExp(`(?<!\\p{L})${name.replaceAll('.', '\\.')}(?!\\p{L})`, 'u').test(line))
        .map((name) => ({ name, line: index + 1 })),
    );

const problems = listOf(FOLDERS).flatMap((path) =>
  find(readText(path))
    .filter(({ name }) => !(name === SHOWN.name && path.startsWith(SHOWN.folder)))
    .map(({ name, line }) => `${path}:${line}: "${name}" is a name from the demo`),
);
// A check that never finds anything proves nothing.
const missed = names.filter((name) => !find(`With ${name}, today`).some((found) => found.name === name));
if (names.length < 10) problems.push('backend/src/demo/content/people.ts has fewer names than expected');
problems.push(...missed.map((name) => `"${name}" would not be found`));

conclude(problems, `None of the ${names.length} names of the demo is used outside it`);

function listOf(folders) {
  return folders.flatMap(listFiles).filter((path) => LOOKED_AT.test(path) && !NOT_LOOKED_AT.test(path));
}
