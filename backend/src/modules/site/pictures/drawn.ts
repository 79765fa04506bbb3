import { outlined } from '../../../platform/lettering/outlines.js';
import { CARD } from './shapes.js';

/** Colors of the site, for drawings. */
export type DrawingColours = { paper: string; accent: string; soft: string };

const ICON = 512;

const MARGIN = 110;
const LARGEST = 128;
const SMALLEST = 44;
const LETTER = 340;

/** Fallback drawing for names whose letters no font has: a sprig with two leaves, 20 wide and 20 high. */
const SPRIG =
  '<g fill="none" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="M10 20V8"/><path d="M10 11c0-6 3-9.500 9-10.500c.4 6.500-2.600 10.300-9 10.500Z"/><path d="M10 15.500c0-4.600-2.500-7.300-8-8c-.2 5.200 2.600 8 8 8Z"/></g>';

/**
 * Draws the first letter of a name as SVG, on a rounded square, or on a full one for devices that crop icons
 * themselves.
 */
export async function drawIcon(
  name: string,
  { paper, accent }: DrawingColours,
  ground: 'rounded' | 'full' = 'rounded',
): Promise<string> {
  const [first = ''] = name.trim();
  const letter = await outlined(first.toLocaleUpperCase('en'), LETTER);
  const mark = letter
    ? `<g fill="${paper}" transform="${centring(letter.ink, ICON / 2, ICON / 2)}">${letter.svg}</g>`
    : `<g stroke="${paper}" transform="translate(96 96) scale(16)">${SPRIG}</g>`;
  const corner = ground === 'rounded' ? 116 : 0;
  const square = `<rect width="${ICON}" height="${ICON}" rx="${corner}" fill="${accent}"/>`;
  return svg(ICON, ICON, square + mark);
}

/** Draws a name under an arch as SVG: the preview image of links to the site. */
export async function drawCard(name: string, { paper, accent, soft }: DrawingColours): Promise<string> {
  const { width, height } = CARD;
  const arch = `<path d="M${width - 330} ${height}V300a130 130 0 0 1 260 0V${height}Z" fill="${soft}"/>
    <g stroke="${accent}" transform="translate(${width - 300} 330) scale(10)">${SPRIG}</g>`;
  const ground = `<rect width="${width}" height="${height}" fill="${paper}"/>`;
  return svg(width, height, ground + arch + (await lines(name, accent)));
}

/** Sets the name on one line or two, as large as fits. */
async function lines(name: string, colour: string): Promise<string> {
  const room = CARD.width - 330 - 2 * MARGIN;
  const parts = inTwo(name);
  const widest = await Promise.all(parts.map((part) => outlined(part, 100)));
  if (widest.includes(undefined)) return '';
  const width = Math.max(...widest.map((line) => line!.width));
  const size = Math.max(SMALLEST, Math.min(LARGEST, (100 * room) / width));
  const step = size * 1.15;
  const drawn = await Promise.all(parts.map((part) => outlined(part, size)));
  const first = CARD.height / 2 + size * 0.3 - (step * (parts.length - 1)) / 2;
  return drawn
    .map(
      (line, index) =>
        `<g fill="${colour}" transform="translate(${MARGIN} ${first + index * step})">${line?.svg ?? ''}</g>`,
    )
    .join('');
}

/** Breaks a long name at the space nearest its middle. */
function inTwo(name: string): string[] {
  const SHORT = 12;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= SHORT || spaces.length === 0) return [name];
  const middle = name.length / 2;
  const at = spaces.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

const centring = (
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  x: number,
  y: number,
): string => `translate(${x - (left + right) / 2} ${y - (top + bottom) / 2})`;

const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
