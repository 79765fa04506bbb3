import fs from 'node:fs';
import path from 'node:path';
import { safeHtml } from './safe-html.js';

/** Inputs that browsers clean as well (web/src/text). */
const HOSTILE = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../../openapi/testing/hostile-html.json'), 'utf8'),
) as { html: string; safe: string }[];

it.each(HOSTILE)('$html becomes $safe', ({ html, safe }) => {
  expect(safeHtml(html)).toBe(safe);
});

it('thousands of nested tags neither block nor crash the cleaning', () => {
  const deep = '<ul><li>'.repeat(5_000);
  expect(safeHtml(deep).length).toBeLessThan(1_000);
});
