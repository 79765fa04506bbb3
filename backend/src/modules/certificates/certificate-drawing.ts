/** A4 in landscape, in points. */
export const PAGE = { width: 841.89, height: 595.28 };

/** The light theme's palette (tokens of the member app): the page is always light. */
export const COLOURS = {
  paper: '#fbf7f0',
  line: '#d8c9ae',
  ink: '#22302b',
  soft: '#55625b',
  evergreen: '#2f5d50',
  clay: '#9f4f39',
  gold: '#c08f35',
  leaf: '#cfdfc9',
};

/** Draws the background and two hairlines with a sprig in each corner. */
export function drawFrame(page: PDFKit.PDFDocument): void {
  const { width, height } = PAGE;
  page.rect(0, 0, width, height).fill(COLOURS.paper);
  page
    .roundedRect(28, 28, width - 56, height - 56, 14)
    .lineWidth(1.2)
    .stroke(COLOURS.evergreen);
  page
    .roundedRect(35, 35, width - 70, height - 70, 10)
    .lineWidth(0.5)
    .stroke(COLOURS.gold);
  const corners = [
    [54, 54, 45],
    [width - 54, 54, 135],
    [width - 54, height - 54, 225],
    [54, height - 54, 315],
  ] as const;
  for (const [x, y, degrees] of corners) {
    page
      .save()
      .translate(x, y)
      .rotate(degrees - 90);
    branch(page, 74);
    page.restore();
  }
}

/** Draws a seedling that stands on the given point: two bowed branches. */
export function drawSprig(page: PDFKit.PDFDocument, x: number, y: number): void {
  for (const degrees of [-62, 62]) {
    page.save().translate(x, y).rotate(degrees).translate(0, -96);
    branch(page, 96);
    page.restore();
  }
}

/** Draws a stem growing downward from the origin, with leaves on alternating sides. */
function branch(page: PDFKit.PDFDocument, length: number): void {
  page
    .moveTo(0, 0)
    .quadraticCurveTo(6, length / 2, 0, length)
    .lineWidth(1)
    .stroke(COLOURS.evergreen);
  for (let at = 8, side = 1; at < length - 10; at += 12, side = -side) {
    const size = 9 + 9 * (at / length);
    page
      .moveTo(3, at)
      .bezierCurveTo(
        3 + side * size * 0.3,
        at - size * 0.7,
        3 + side * size,
        at - size * 0.5,
        3 + side * size * 1.2,
        at - size * 0.2,
      )
      .bezierCurveTo(3 + side * size * 0.8, at + size * 0.35, 3 + side * size * 0.3, at + size * 0.3, 3, at)
      .lineWidth(0.7)
      .fillAndStroke(COLOURS.leaf, COLOURS.evergreen);
  }
}
