// Lists every event with who publishes it and who listens, and finds events without either. Ours, because the list is read from our
// own source. `--write` writes docs/events.md; without it the list must be up to date.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles, projectRoot, readText } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const LIST = 'docs/events.md';
const MODULES = 'backend/src/modules';

const textsOf = (folder) =>
  Object.fromEntries(
    listFiles(folder)
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
      .map((path) => [path, readText(path)]),
  );

/** The declared events: a comment and a name in quotes, in a file for each subject. */
function declared(texts) {
  return Object.entries(texts).flatMap(([path, text]) =>
    [...text.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}'([^']+)':/gm)].map(
      ([, comment = '', name]) => ({
        name,
        subject: basename(path, '.ts'),
        happened: comment
          .replaceAll(/\n\s*\*/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      }),
    ),
  );
}

/** The listeners: `@On('event', 'name in the database')`. */
const listeners = (texts) =>
  Object.values(texts).flatMap((text) =>
    [...text.matchAll(/@On\(\s*'([^']+)',\s*'([^']+)',?\s*\)/g)].map(([, event, name]) => ({ event, name })),
  );

/** The modules that name an event other than to listen. */
function publishers(texts, event) {
  const names = (text) => text.replaceAll(/@On\([^)]*\)|EventMap\['[^']+'\]/g, '').includes(`'${event}'`);
  const found = Object.entries(texts).flatMap(([path, text]) => (names(text) ? [path.split('/')[3]] : []));
  return [...new Set(found)].sort();
}

const tellOf = ({ events, modules }) => {
  const heard = listeners(modules);
  return declared(events).map((event) => ({
    ...event,
    publishedBy: publishers(modules, event.name),
    heardBy: heard.flatMap((listener) => (listener.event === event.name ? [listener.name] : [])).sort(),
  }));
};

const problemsOf = (sources) =>
  tellOf(sources).flatMap(({ name, happened, publishedBy, heardBy }) => [
    ...(happened === '' ? [`${name} has no comment that says what happened`] : []),
    ...(publishedBy.length === 0 ? [`${name} is never published`] : []),
    ...(heardBy.length === 0 ? [`${name} has no listener`] : []),
  ]);

function listOf(told) {
  const subjects = [...new Set(told.map(({ subject }) => subject))];
  const row = ({ name, happened, publishedBy, heardBy }) =>
    `| \`${name}\` | ${happened} | ${publishedBy.join(', ')} | ${heardBy.map((one) => `\`${one}\``).join(', ')} |`;
  const table = (subject) =>
    `## ${subject[0].toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}\n\n| event | what happened | published by | listeners |\n|---|---|---|---|\n${told
      .filter((event) => event.subject === subject)
      .map(row)
      .join('\n')}\n`;
  return `# Events

Modules notify each other through the events of \`backend/src/events\`. A listener's name starts with its module, as in the database.
\`node tools/check-events.mjs --write\` writes this list from the source.

${subjects.map(table).join('\n')}`;
}

const sources = { events: textsOf('backend/src/events'), modules: textsOf(MODULES) };
const told = tellOf(sources);
const problems = problemsOf(sources);
if (process.argv.includes('--write')) writeFileSync(join(projectRoot, LIST), listOf(told));
else if (readText(LIST) !== listOf(told))
  problems.push(`${LIST} is outdated: run node tools/check-events.mjs --write`);

const planted = (module, comment = '  /** A leaf has grown. */\n') => ({
  events: { 'backend/src/events/plants.ts': `${comment}  'leaf.grown': z.object({}),\n` },
  modules: { [`${MODULES}/plants/leaf.ts`]: module },
});
problems.push(
  ...missed(
    [
      ['leaf.grown has no listener', planted("publish(tx, 'leaf.grown', {})")],
      ['leaf.grown has no comment', planted('', '')],
      ['leaf.grown is never published', planted("@On('leaf.grown', 'plants.water')")],
    ],
    problemsOf,
  ),
);
conclude(problems, `${told.length} events have publishers and listeners, and are listed`);
