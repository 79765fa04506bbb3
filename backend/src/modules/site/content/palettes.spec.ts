import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mailColoursOf, PALETTE_NAMES, PALETTES, stylesheetOf } from './palettes.js';

type Colours = Record<string, string>;

const TOKENS = readFileSync(path.join(__dirname, '../../../../../member-app/src/app/tokens.css'), 'utf8');
const [day = '', dusk = ''] = TOKENS.split('[data-theme="dark"]');

const coloursIn = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})/g)].map(([, name, colour]) => [name, colour]),
  );

const LIGHT = coloursIn(day);
const DARK = { ...LIGHT, ...coloursIn(dusk) };

/** Colors as the browser applies them: the app's own, then the palette's. */
const worn = (name: (typeof PALETTE_NAMES)[number], theme: 'light' | 'dark'): Colours => {
  const [light = '', dark = ''] = stylesheetOf(name).split('@media');
  const own = theme === 'light' ? LIGHT : DARK;
  return { ...own, ...coloursIn(light.replaceAll(';', ';\n')), ...(theme === 'dark' && coloursIn(dark)) };
};

/** WCAG 2: relative luminance and contrast. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const TEXTS = ['ink', 'ink-soft', 'evergreen', 'evergreen-strong', 'clay', 'gold-ink', 'danger'];
const on = (text: string, grounds: readonly string[]) => grounds.map((ground) => [text, ground] as const);

/** Every text color, on every background where pages use it. */
const TEXT_PAIRS = [
  ...TEXTS.flatMap((text) => on(text, GROUNDS)),
  ...['ink', 'ink-soft', 'evergreen', 'evergreen-strong'].flatMap((text) => on(text, ['evergreen-soft'])),
  ...['ink', 'clay'].flatMap((text) => on(text, ['clay-soft'])),
  ...['ink', 'gold-ink'].flatMap((text) => on(text, ['gold-soft'])),
  ...['ink', 'danger'].flatMap((text) => on(text, ['danger-soft'])),
  ...on('on-evergreen', ['evergreen', 'evergreen-strong']),
  ...on('on-danger', ['danger']),
  ...['on-forest', 'on-forest-soft'].flatMap((text) => on(text, ['forest'])),
];
/** Edges of controls, and the focus ring. */
const CONTROL_PAIRS = [...on('line-strong', GROUNDS), ...on('focus', GROUNDS)];

describe.each(PALETTE_NAMES)('the palette %s', (name) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const colours = worn(name, theme);
    const tooFaint = (pairs: typeof TEXT_PAIRS, least: number) =>
      pairs
        .map(([text, ground]) => ({ text, ground, is: contrast(colours[text]!, colours[ground]!) }))
        .filter(({ is }) => is < least);

    test('texts have a contrast of 4.5 to 1', () => expect(tooFaint(TEXT_PAIRS, 4.5)).toEqual([]));
    test('controls have a contrast of 3 to 1', () => expect(tooFaint(CONTROL_PAIRS, 3)).toEqual([]));
  });

  test('only names colors of the app', () => {
    const { light, dark } = PALETTES[name];
    expect(Object.keys({ ...light, ...dark }).filter((token) => !(token in LIGHT))).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('is the same in emails, which are readable in the %s', (scheme) => {
    const colours = mailColoursOf(name)[scheme];
    const app = worn(name, scheme);
    expect(colours).toEqual({
      paper: app['paper'],
      surface: app['surface'],
      line: app['line'],
      ink: app['ink'],
      inkSoft: app['ink-soft'],
      accent: app['evergreen'],
      onAccent: app['on-evergreen'],
    });
    const { paper, surface, ink, inkSoft, accent, onAccent } = colours;
    for (const [text, ground] of [
      ...[ink, inkSoft, accent].flatMap((each) => [[each, paper] as const, [each, surface] as const]),
      [onAccent, accent] as const,
    ])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the check recognizes contrast that is too low', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(coloursIn(day)['evergreen']).toBe(PALETTES.evergreen.accent);
});
