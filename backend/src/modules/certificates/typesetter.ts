import type { FontFace } from '../../platform/lettering/faces.js';
import { fontRuns, type Run } from '../../platform/lettering/font-runs.js';

interface Line {
  /** Top of the line, in points from the top of the page. */
  y: number;
  size: number;
  colour: string;
  /** Replacement for a text with a letter that none of the fonts has. */
  instead?: string;
}

const MARGIN = 96;
const SMALLEST = 9;

/** Sets lines of several scripts on a page, and shrinks a long line rather than cut it. */
export class Typesetter {
  constructor(
    private readonly page: PDFKit.PDFDocument,
    private readonly faces: readonly FontFace[],
    private readonly paper: { width: number },
  ) {
    for (const { name, path } of faces) page.registerFont(name, path);
  }

  centred(text: string, { y, size, colour, instead = '' }: Line): void {
    const runs = fontRuns(text, this.faces) ?? fontRuns(instead, this.faces) ?? [];
    const room = this.paper.width - 2 * MARGIN;
    const fitting = Math.max(SMALLEST, Math.min(size, (size * room) / this.width(runs, size)));
    let x = (this.paper.width - this.width(runs, fitting)) / 2;
    for (const run of runs) {
      this.page
        .font(run.face)
        .fontSize(fitting)
        .fillColor(colour)
        .text(run.text, x, y + (size - fitting), { lineBreak: false });
      x += this.width([run], fitting);
    }
  }

  private width(runs: readonly Run[], size: number): number {
    return runs.reduce(
      (sum, { face, text }) => sum + this.page.font(face).fontSize(size).widthOfString(text),
      0,
    );
  }
}
