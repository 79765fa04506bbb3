import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { Face } from './font-runs.js';

export interface FontFace extends Face {
  path: string;
  font: Font;
}

const require = createRequire(import.meta.url);

/** Our own serif, then fonts for the scripts and letters it lacks, in the order in which they are tried. */
const SUBSETS = [
  ['fraunces', 'latin'],
  ['fraunces', 'latin-ext'],
  ['noto-serif', 'vietnamese'],
  ['noto-serif', 'cyrillic'],
  ['noto-serif', 'cyrillic-ext'],
  ['noto-serif', 'greek'],
  ['noto-serif', 'greek-ext'],
  ['noto-serif', 'latin'],
  ['noto-serif', 'latin-ext'],
] as const;

let loaded: Promise<FontFace[]> | undefined;

/** Loads the fonts for the first drawn line, because fontkit is large. */
export const serifFaces = (): Promise<FontFace[]> => (loaded ??= load());

async function load(): Promise<FontFace[]> {
  const { create } = await import('fontkit');
  return Promise.all(
    SUBSETS.map(async ([family, subset]) => {
      const name = `${family}-${subset}`;
      const path = require.resolve(`@fontsource/${family}/files/${name}-400-normal.woff`);
      const font = create(await readFile(path));
      return { name, path, font, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
    }),
  );
}
