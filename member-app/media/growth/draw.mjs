/**
 * Draws the life of a seed into public/growth, one file for each level. Run it after changing a drawing:
 * node member-app/media/growth/draw.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { svgOf } from '../illustrations/kit.mjs';
import { stages } from './stages.mjs';

const folder = new URL('../../public/growth/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const [index, drawings] of stages.entries()) {
  writeFileSync(new URL(`${index + 1}.svg`, folder), svgOf(drawings));
}
