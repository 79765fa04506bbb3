import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from './font-runs.js';

export interface FontFace extends Face {
  /** A WOFF file. */
  path: string;
}

const require = createRequire(import.meta.url);

/** Our own serif, and beside it the scripts it lacks, in the order they are tried. */
export const serifFaces = (): FontFace[] => [
  ...facesOf('fraunces', ['latin', 'latin-ext']),
  ...facesOf('noto-serif', ['vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext']),
];

function facesOf(family: string, subsets: readonly string[]): FontFace[] {
  const file = readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8');
  const ranges = JSON.parse(file) as Record<string, string>;
  return subsets.map((subset) => ({
    name: `${family}-${subset}`,
    range: ranges[subset] ?? '',
    path: require.resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`),
  }));
}
