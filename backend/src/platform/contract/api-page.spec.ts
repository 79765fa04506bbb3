import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/project-root.js';
import { SCOPES } from '../security/scopes.js';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

const page = read('docs/api.md');
const { paths } = JSON.parse(read('openapi/openapi.json')) as {
  paths: Record<string, Record<string, unknown>>;
};

/** Lists `METHOD /path` of each operation that a text names in code. */
const operationsIn = (text: string) =>
  [...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api\/[^`?\s]+)/g)].map(
    ([, method, url]) => `${method} ${url}`,
  );

/** Removes the names of path parameters: the page may say `{orderId}` where the contract says `{id}`. */
const shapeOf = (operation: string) => operation.replaceAll(/\{\w+\}/g, '{}');

const scopesIn = (text: string) => SCOPES.filter((scope) => text.includes(`\`${scope}\``));

describe('docs/api.md', () => {
  test('only names operations that exist', () => {
    const known = Object.entries(paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => shapeOf(`${method.toUpperCase()} ${url}`)),
    );
    expect(operationsIn(page).length).toBeGreaterThan(20);
    expect(operationsIn(page).filter((operation) => !known.includes(shapeOf(operation)))).toEqual([]);
  });

  test('has an entry in its contents for each section', () => {
    const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title!.toLowerCase().replaceAll(' ', '-'),
    );
    const entries = [...page.slice(0, page.indexOf('\n## ')).matchAll(/\]\(#([\w-]+)\)/g)].map(
      ([, link]) => link,
    );
    expect(entries.toSorted()).toEqual(sections.toSorted());
  });

  test.each(readdirSync(path.join(projectRoot, 'docs/examples')))(
    'has a recipe for docs/examples/%s with the scopes in its header, and the program is short',
    (name) => {
      const [recipe = ''] = page.split(/\n##+ /).filter((section) => section.includes(`(examples/${name})`));
      const program = read(`docs/examples/${name}`);
      const [what, environment, run] = program.split('\n');
      expect([what, environment, run]).toEqual([
        expect.stringMatching(/^\/\/ .*\.$/),
        expect.stringMatching(/^\/\/ Environment: SANCTUM_URL\b.*\.$/),
        expect.stringContaining(`// Run: node ${name}`),
      ]);
      const needed = environment!.includes('No token')
        ? scopesIn(program.replaceAll("'", '`'))
        : scopesIn(environment!);
      expect(needed.length).toBeGreaterThan(0);
      expect(scopesIn(recipe)).toEqual(needed);
      expect(program.split('\n').length).toBeLessThanOrEqual(120);
    },
  );
});
