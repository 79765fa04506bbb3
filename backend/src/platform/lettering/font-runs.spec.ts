import { serifFaces } from './faces.js';
import { type Face, fontRuns } from './font-runs.js';

const within = (from: number, to: number) => (codePoint: number) => codePoint >= from && codePoint <= to;
const faces: Face[] = [
  { name: 'latin', has: (codePoint) => within(0x20, 0xff)(codePoint) || codePoint === 0x2019 },
  { name: 'latin-ext', has: within(0x100, 0x2ba) },
  { name: 'cyrillic', has: within(0x400, 0x45f) },
];

test.each([
  ['Rosa Lind', [['latin', 'Rosa Lind']]],
  [
    'Zoë Łucka',
    [
      ['latin', 'Zoë '],
      ['latin-ext', 'Ł'],
      ['latin', 'ucka'],
    ],
  ],
  ['D’Anna', [['latin', 'D’Anna']]],
  ['Zoe\u0308', [['latin', 'Zoë']]],
  ['Мария', [['cyrillic', 'Мария']]],
  ['', []],
  ['小雨', undefined],
  ['Rosa 🌱', [['latin', 'Rosa']]],
  ['👩\u200D👧 Rosa 🇪🇸 Lind ❤\uFE0F', [['latin', 'Rosa Lind']]],
  ['Rosa\u2011Lind', [['latin', 'Rosa-Lind']]],
  ['D\u02BCAnna', [['latin', 'D’Anna']]],
  ['🌱', undefined],
  ['\u200B', undefined],
])('%j is written in these fonts', (text, runs) =>
  expect(fontRuns(text, faces)?.map(({ face, text: part }) => [face, part])).toEqual(runs),
);

describe('with our own fonts', () => {
  const drawn = async (name: string) => {
    const own = await serifFaces();
    const runs = fontRuns(name, own);
    const ids = runs?.flatMap(({ face, text }) =>
      own
        .find((each) => each.name === face)!
        .font.layout(text)
        .glyphs.map(({ id }) => id),
    );
    return { text: runs?.map(({ text }) => text).join(''), hasHoles: ids?.includes(0) };
  };

  test.each([
    ['A’Ohe ʻŌlelo', /^A’Ohe [ʻ‘]Ōlelo$/],
    ['Lǐ Xǔ', /^Lǐ Xǔ$/],
    ['LǏ XǓ', /^LǏ XǓ$/],
    ['Lily 🌸', /^Lily$/],
    ['Zoë ☽', /^Zoë$/],
    ['Mary‑Jane', /^Mary[-‑]Jane$/],
    ['Nguyễn Thị Đào', /^Nguyễn Thị Đào$/],
    ['Мария Ёлкина', /^Мария Ёлкина$/],
    ['Ἀθηνᾶ', /^Ἀθηνᾶ$/],
    ['Łucja Žižková', /^Łucja Žižková$/],
    ['Þórdís Ægisdóttir', /^Þórdís Ægisdóttir$/],
    ['Ẽva Ǧülşen Ȩ', /^Ẽva Ǧülşen Ȩ$/],
    ['👑 Queen 👑', /^Queen$/],
  ])('the name %j has no missing glyph', async (name, text) =>
    expect(await drawn(name)).toEqual({ text: expect.stringMatching(text), hasHoles: false }),
  );

  test('no character from ! to U+21FF has a missing glyph', async () => {
    const characters = Array.from({ length: 0x21ff - 0x20 }, (_, at) => String.fromCodePoint(0x21 + at));
    const own = await serifFaces();
    const runs = characters.flatMap((character) => fontRuns(character, own) ?? []);
    const holes = own.filter(({ name, font }) => {
      const letters = runs.filter(({ face }) => face === name).map(({ text }) => text);
      // laid out at once, because each layout begins with a look at the whole font
      return font.layout(letters.join('')).glyphs.some(({ id }) => id === 0);
    });
    expect(holes.map(({ name }) => name)).toEqual([]);
  });
});
