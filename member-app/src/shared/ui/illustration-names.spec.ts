import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { illustrationNames } from './illustration-names';

const folder = join(__dirname, '../../../public/illustrations');

it('every illustration that can be used has a drawing, and every drawing is used', () => {
  const drawn = readdirSync(folder).map((file) => file.replace('.svg', ''));
  expect(drawn.toSorted()).toEqual([...illustrationNames].toSorted());
});

it.each(illustrationNames)('the %s takes its colors only from the page', (name) => {
  const colours = readFileSync(join(folder, `${name}.svg`), 'utf8').match(/(?<=(?:fill|stroke)=")[^"]+/g);
  expect(colours?.filter((colour) => !/^(none|currentColor|var\(--color-wash-\w+\))$/.test(colour))).toEqual(
    [],
  );
});
