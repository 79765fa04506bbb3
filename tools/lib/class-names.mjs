// Ours, because no linter compares the name of a class with the suffix of its file.
import { basename } from 'node:path';

export const NAMING = {
  class: 'classes-are-named-as-their-files',
  job: 'jobs-are-in-job-files',
  listener: 'listeners-are-in-on-files',
  twice: 'classes-of-the-contract-have-names-of-their-own',
};

/** Files that hold one class each, which has the file's name: `x.service.ts` has `XService`, `on-x.ts` has `OnX`. */
const HOLDS_A_CLASS = /\.(service|queries|job|controller|module|guard|measure|strategy)$|^on-[^.]+$/;

/** Files that may listen to events. */
const LISTENS = /^on-|-mails\.service$|^personal-data\.service$/;

/** Lists the naming problems of these source files of the backend, each as `[path, text]`. */
export const misnamedClasses = (files) => [
  ...files.flatMap(([path, text]) => {
    const name = basename(path, '.ts');
    return [
      ...wrongClass(path, name, text),
      ...jobElsewhere(path, name, text),
      ...listenerElsewhere(path, name, text),
    ];
  }),
  ...namedTwice(files),
];

/** Nest identifies a contract class by its name: of two with one name it silently keeps one. */
function namedTwice(files) {
  const first = new Map();
  return files
    .filter(([path]) => path.endsWith('.dto.ts'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^(?:export )?(?:abstract )?class (\w+)/gm)].map(([, name]) => [path, name]),
    )
    .filter(([path, name]) => first.has(name) || !first.set(name, path))
    .map(([path, name]) => ({
      rule: NAMING.twice,
      from: path,
      to: first.get(name),
      comment: `Rename the class ${name}: the contract would keep one of the two.`,
    }));
}

function wrongClass(path, name, text) {
  if (!HOLDS_A_CLASS.test(name)) return [];
  const expected = name.replaceAll(/(?:^|[.-])([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  if (new RegExp(`^export (?:abstract )?class ${expected}\\b`, 'm').test(text)) return [];
  return [
    {
      rule: NAMING.class,
      from: path,
      to: expected,
      comment: `Export the class ${expected} or rename the file.`,
    },
  ];
}

function listenerElsewhere(path, name, text) {
  if (LISTENS.test(name) || !/^ {2}@On\(/m.test(text)) return [];
  return [
    {
      rule: NAMING.listener,
      from: path,
      to: `on-${name.split('.')[0]}.ts`,
      comment:
        'Listeners are in `on-<subject>.ts`, those that mail in `<subject>-mails.service.ts`, erasure in `personal-data.service.ts`.',
    },
  ];
}

function jobElsewhere(path, name, text) {
  if (name.endsWith('.job') || !/^ *@Runs\(/m.test(text)) return [];
  return [
    {
      rule: NAMING.job,
      from: path,
      to: `${name}.job.ts`,
      comment: 'Background jobs are in `.job.ts` files.',
    },
  ];
}
