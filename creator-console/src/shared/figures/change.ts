export type Direction = 'up' | 'down' | 'same' | 'noneBefore';

export interface Change {
  direction: Direction;
  /** Size of the change, without its sign. */
  amount: number;
}

const oneDecimal = (n: number): number => Math.round(n * 10) / 10;

/** Change in percent of the previous value: from 12 to 15 is up 25. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: 'noneBefore', amount: 0 };
  if (now === before) return { direction: 'same', amount: 0 };
  return {
    direction: now > before ? 'up' : 'down',
    amount: oneDecimal((Math.abs(now - before) / before) * 100),
  };
}

/** Change between shares, in points: from 12% to 15% is up 3. */
export function pointsOf(now: number | null, before: number | null): Change {
  if (now === null || before === null) return { direction: 'noneBefore', amount: 0 };
  if (now === before) return { direction: 'same', amount: 0 };
  return { direction: now > before ? 'up' : 'down', amount: oneDecimal(Math.abs(now - before)) };
}
