/**
 * Draws every illustration into public/illustrations. Run it after changing a drawing:
 *
 *     node member-app/media/illustrations/draw.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import * as places from './places.mjs';
import * as plants from './plants.mjs';
import * as things from './things.mjs';

const folder = new URL('../../public/illustrations/', import.meta.url);
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

mkdirSync(folder, { recursive: true });
for (const [name, draw] of Object.entries({ ...plants, ...things, ...places })) {
  writeFileSync(new URL(`${kebab(name)}.svg`, folder), draw().toSvg());
}
