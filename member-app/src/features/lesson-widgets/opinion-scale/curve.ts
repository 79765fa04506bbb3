export interface Point {
  x: number;
  y: number;
}

interface Frame {
  width: number;
  height: number;
  /** Space for the dots at the edges. */
  margin: number;
}

/**
 * Positions values at even steps from left to right, with the scale's minimum at the bottom. A single value is in the
 * middle.
 */
export function pointsOf(
  values: readonly number[],
  { min, max }: { min: number; max: number },
  { width, height, margin }: Frame,
): Point[] {
  const across = width - 2 * margin;
  const up = height - 2 * margin;
  return values.map((value, index) => ({
    x: round(margin + (values.length === 1 ? across / 2 : (across * index) / (values.length - 1))),
    // The coach may have narrowed the scale since: an old value stays inside the frame.
    y: round(height - margin - up * Math.min(1, Math.max(0, (value - min) / (max - min)))),
  }));
}

/** Path of a smooth line through the points, which never rises above or falls below the values it joins. */
export const pathOf = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M ${x} ${y}`;
      const middle = round((before.x + x) / 2);
      return `C ${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join(' ');

const round = (number: number): number => Math.round(number * 10) / 10;
