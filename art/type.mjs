/** The two fonts of the product as data URLs, so that a page needs no other file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const face = (family, file, style) => {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:${family};font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
};

export const fontFaces = [
  face('Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', 'normal'),
  face('Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2', 'italic'),
  face('Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'normal'),
].join('');
