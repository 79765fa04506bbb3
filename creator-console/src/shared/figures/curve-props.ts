import type { Unit } from './format';

/** What a curve is drawn from. */
export interface CurveProps {
  points: readonly { start: string; value: number }[];
  unit: Unit;
  /** A value as people read it. */
  measure: (value: number) => string;
  ink: 'primary' | 'info';
  /** There are no halves of it. */
  whole: boolean;
}
