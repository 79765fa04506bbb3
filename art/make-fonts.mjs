// Makes the member app's serif faces from Fraunces: npm i --no-save subset-font@2.9.0 && node make-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontsOfTheMemberApp } from './places.mjs';

const { resolve } = createRequire(import.meta.url);

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const LATIN = range(0x20, 0x17f) + range(0x2b0, 0x2ff) + range(0x2000, 0x206f) + '€™←↑→↓−∕';
const PLAIN = `${range(0x20, 0x7e)}\u00a0‘’“”–—…`;

const FACES = [
  // One weight, which is all that is shown, halves it; its optical size stays, so large headings are fine and small ones sturdy.
  {
    result: 'fraunces-450.woff2',
    source: 'fraunces-latin-opsz-normal.woff2',
    letters: LATIN,
    axes: { wght: 450 },
  },
  // A few words of ours are set in it.
  {
    result: 'fraunces-italic-400.woff2',
    source: 'fraunces-latin-wght-italic.woff2',
    letters: PLAIN,
    axes: { wght: 400 },
  },
];

for (const { result, source, letters, axes } of FACES) {
  const font = readFileSync(resolve(`@fontsource-variable/fraunces/files/${source}`));
  const made = await subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(join(fontsOfTheMemberApp, result), made);
  console.log(`${result}: ${made.length} bytes`);
}
