import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const has = (type: string, file: string) => existsSync(join(__dirname, type, file));
const types = readdirSync(__dirname).filter((name) => has(name, 'editor.tsx'));

test.each(types)('the editor of the widget %s is tested', (type) => {
  expect(has(type, 'editor.spec.tsx') || has(type, 'editor.deep.spec.tsx')).toBe(true);
});
