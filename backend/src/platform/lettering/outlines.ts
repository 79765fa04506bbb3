import { serifFaces } from './faces.js';
import { fontRuns } from './font-runs.js';

/** A line of text as shapes, independent of the machine's fonts. */
export interface Outline {
  /** Content for `<svg>`, in the units of `size`, with the baseline at 0. */
  svg: string;
  width: number;
  /** Bounds of the ink, from the left and from the baseline down. */
  ink: { left: number; right: number; top: number; bottom: number };
}

/** Returns the outline of a text; undefined if its letters are not all available. */
export async function outlined(text: string, size: number): Promise<Outline | undefined> {
  const faces = await serifFaces();
  const runs = fontRuns(text, faces);
  if (!runs || runs.length === 0) return undefined;
  const ink = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const paths: string[] = [];
  let x = 0;
  for (const run of runs) {
    const { font } = faces.find(({ name }) => name === run.face)!;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const left = x + xOffset * scale;
      const down = -yOffset * scale;
      const data = path.toSVG();
      if (data !== '') {
        paths.push(`<path transform="translate(${left} ${down}) scale(${scale} ${-scale})" d="${data}"/>`);
        const { minX, minY, maxX, maxY } = path.bbox;
        ink.left = Math.min(ink.left, left + minX * scale);
        ink.right = Math.max(ink.right, left + maxX * scale);
        ink.top = Math.min(ink.top, down - maxY * scale);
        ink.bottom = Math.max(ink.bottom, down - minY * scale);
      }
      x += xAdvance * scale;
    }
  }
  return paths.length === 0 ? undefined : { svg: paths.join(''), width: x, ink };
}
