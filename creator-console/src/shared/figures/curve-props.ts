import type { Unit } from './format';

export interface CurveProps {
  points: readonly { start: string; value: number }[];
  unit: Unit;
  /** Formats a value for display. */
  measure: (value: number) => string;
  ink: 'primary' | 'info';
  /** True if the axis shows whole numbers only. */
  whole: boolean;
}
