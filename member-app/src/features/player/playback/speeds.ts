export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed in a direction; the same at either end. A speed of another origin goes to its neighbour. */
export function nextSpeed(current: number, step: 1 | -1): number {
  const next =
    step > 0 ? speeds.find((speed) => speed > current) : speeds.findLast((speed) => speed < current);
  return next ?? current;
}
