import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../public/growth');
const levels = Array.from({ length: 20 }, (_, index) => index + 1);

test('there is a drawing for each level, and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(levels.map((level) => `${level}.svg`).toSorted());
});

test.each(levels)(
  'the drawing of level %i has its parts, and takes its colors only from the page',
  (level) => {
    const drawing = readFileSync(join(folder, `${level}.svg`), 'utf8');
    for (const part of ['ground', 'plant', 'air']) expect(drawing).toContain(`<symbol id="${part}"`);
    const colours = drawing.match(/(?<=(?:fill|stroke)=")[^"]+/g);
    expect(
      colours?.filter((colour) => !/^(none|currentColor|var\(--color-wash-\w+\))$/.test(colour)),
    ).toEqual([]);
  },
);
