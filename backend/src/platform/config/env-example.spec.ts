import fs from 'node:fs';
import path from 'node:path';
import { environmentSchema } from './environment.js';

const lines = fs.readFileSync(path.resolve(__dirname, '../../../../.env.example'), 'utf8').split('\n');
const listed = lines.flatMap((line, index) => {
  const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value, above: lines[index - 1] }];
});
const defaults: Record<string, unknown> = environmentSchema.parse({});

describe('.env.example', () => {
  test('lists exactly the variables that the product reads', () => {
    expect(listed.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(environmentSchema.shape).toSorted(),
    );
  });

  test.each(listed)('shows the default of $name', ({ name, value }) => {
    expect(value).toBe(String(defaults[name] ?? ''));
  });

  test.each(listed)('explains $name', ({ above }) => {
    expect(above).not.toBe('');
  });
});
