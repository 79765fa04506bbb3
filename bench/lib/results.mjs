import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

/** Writes one part of bench/RESULTS.md, and leaves the others as they are. */
export function writePart(name, text) {
  const begin = `<!-- begin ${name} -->`;
  const end = `<!-- end ${name} -->`;
  const part = `${begin}\n\n${text.trim()}\n\n${end}`;
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  const place = new RegExp(`${begin}[\\s\\S]*?${end}`);
  const after = place.test(before)
    ? before.replace(place, () => part)
    : `${before}${before && '\n'}${part}\n`;
  writeFileSync(RESULTS, after);
}
