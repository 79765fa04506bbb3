/** Colors of the pages, by their names in the member app's `tokens.css`. */
type Tokens = Readonly<Record<string, string>>;

interface Palette {
  light: Tokens;
  dark: Tokens;
  /** Colors of emails and drawings, which are light: the accent, text on the accent, and its pale tint. */
  accent: string;
  onAccent: string;
  soft: string;
}

export const PALETTE_NAMES = ['evergreen', 'plum', 'lake', 'rose', 'earth'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Changes that a palette makes to the app's own colors; all others stay. */
const chosen = ({ light, dark }: { light: Tokens; dark: Tokens }): Palette => ({
  light: { ...light, focus: light['evergreen']! },
  dark,
  accent: light['evergreen']!,
  onAccent: light['on-evergreen']!,
  soft: light['evergreen-soft']!,
});

/** Palettes. `palettes.spec.ts` proves the contrast of every text on every background, in both themes. */
export const PALETTES: Record<PaletteName, Palette> = {
  // the app's own
  evergreen: { light: {}, dark: {}, accent: '#2f5d50', onAccent: '#fdfaf4', soft: '#e4ece2' },
  plum: chosen({
    light: {
      evergreen: '#6b3f6e',
      'evergreen-strong': '#532f56',
      'evergreen-soft': '#f0e4ef',
      'on-evergreen': '#fdf8fc',
      forest: '#4a2b4d',
      'on-forest': '#f6ecf4',
      'on-forest-soft': '#d8c4d8',
      'wash-leaf': '#e2cfe2',
    },
    dark: {
      paper: '#1c161d',
      surface: '#261e28',
      sunken: '#171218',
      line: '#41344a',
      evergreen: '#d3a9d6',
      'evergreen-strong': '#e3c4e5',
      'evergreen-soft': '#46304a',
      'on-evergreen': '#22122a',
      forest: '#140d15',
      'on-forest-soft': '#c4b2c3',
      'wash-leaf': '#54405a',
    },
  }),
  lake: chosen({
    light: {
      evergreen: '#2c5673',
      'evergreen-strong': '#20425a',
      'evergreen-soft': '#e0eaf0',
      'on-evergreen': '#f8fbfd',
      forest: '#1f4259',
      'on-forest': '#eaf1f5',
      'on-forest-soft': '#bdd0dc',
      'wash-leaf': '#c9dbe6',
    },
    dark: {
      paper: '#131c22',
      surface: '#1a262e',
      sunken: '#0f171c',
      line: '#2e414d',
      evergreen: '#92c3e0',
      'evergreen-strong': '#b2d8ee',
      'evergreen-soft': '#24404f',
      'on-evergreen': '#0d1d28',
      forest: '#0c161d',
      'on-forest-soft': '#aebcc6',
      'wash-leaf': '#2c4a5c',
    },
  }),
  rose: chosen({
    light: {
      evergreen: '#8c3d55',
      'evergreen-strong': '#6f2d42',
      'evergreen-soft': '#f8e3e8',
      'on-evergreen': '#fff8fa',
      forest: '#5f2a3c',
      'on-forest': '#f8eaee',
      'on-forest-soft': '#e0c3cc',
      'wash-leaf': '#efcbd5',
    },
    dark: {
      paper: '#1e1619',
      surface: '#291d22',
      sunken: '#191215',
      line: '#463239',
      evergreen: '#eba9bb',
      'evergreen-strong': '#f3c4d1',
      'evergreen-soft': '#4d2c38',
      'on-evergreen': '#2c0f19',
      forest: '#150d10',
      'on-forest-soft': '#c9b3ba',
      'wash-leaf': '#6a4150',
    },
  }),
  earth: chosen({
    light: {
      evergreen: '#7a4a22',
      'evergreen-strong': '#5e3818',
      'evergreen-soft': '#f3e6d6',
      'on-evergreen': '#fdf9f3',
      forest: '#4f331b',
      'on-forest': '#f5ece0',
      'on-forest-soft': '#d9c7b2',
      'wash-leaf': '#ead3b8',
    },
    dark: {
      paper: '#1d1813',
      surface: '#28211a',
      sunken: '#17130f',
      line: '#443729',
      evergreen: '#dfb288',
      'evergreen-strong': '#ecc9a8',
      'evergreen-soft': '#43301f',
      'on-evergreen': '#231507',
      forest: '#130d08',
      'on-forest-soft': '#c4b6a6',
      'wash-leaf': '#5d452d',
    },
  }),
};

/** Style sheet of a palette, loaded after the app's own; empty for the app's own colors. */
export function stylesheetOf(name: PaletteName): string {
  const { light, dark } = PALETTES[name];
  if (Object.keys(light).length === 0) return '';
  // The printed page is always light, as in tokens.css.
  return `html:root{${declarations(light)}}@media screen{html[data-theme="dark"]{${declarations({ ...dark, focus: DUSK_FOCUS })}}}`;
}

/** Gold, visible on every dark background. */
const DUSK_FOCUS = '#dcb566';

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';');

/** Colors of an email, which is one card on a background. */
interface MailColours {
  paper: string;
  surface: string;
  line: string;
  ink: string;
  inkSoft: string;
  accent: string;
  onAccent: string;
}

/** The app's own colors, as in `tokens.css`. */
const DAY = { paper: '#fbf7f0', surface: '#fffdf9', line: '#e5dac8', ink: '#22302b', inkSoft: '#55625b' };
const DUSK = { paper: '#14201b', surface: '#1b2a24', line: '#30443b', ink: '#f1ead9', inkSoft: '#b6c2b4' };
const DUSK_ACCENT = { accent: '#97cbae', onAccent: '#10201a' };

/** Light and dark colors of emails, as values, because mail programs do not load our style sheet. */
export function mailColoursOf(name: PaletteName): { light: MailColours; dark: MailColours } {
  const { accent, onAccent, dark } = PALETTES[name];
  return {
    light: { ...DAY, accent, onAccent },
    dark: {
      ...DUSK,
      paper: dark['paper'] ?? DUSK.paper,
      surface: dark['surface'] ?? DUSK.surface,
      line: dark['line'] ?? DUSK.line,
      accent: dark['evergreen'] ?? DUSK_ACCENT.accent,
      onAccent: dark['on-evergreen'] ?? DUSK_ACCENT.onAccent,
    },
  };
}

/** Palettes as a choice for the coach. */
export const PALETTE_SWATCHES = PALETTE_NAMES.map((name) => {
  const { accent, soft } = PALETTES[name];
  return { name, accent, soft };
});
