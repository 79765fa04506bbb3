import type { Unit } from './format';

/** The data of a curve. */
export interface CurveProps {
  points: readonly { start: string; value: number }[];
  unit: Unit;
  /** A value as people read it. */
  measure: (value: number) => string;
  ink: 'primary' | 'info';
  /** Whether only whole numbers make sense. */
  whole: boolean;
}
