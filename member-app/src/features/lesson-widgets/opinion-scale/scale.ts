import type { SettingsOf } from '../parts/widgets';

type Range = Pick<SettingsOf<'opinionScale'>, 'min' | 'max'>;

const midpoint = ({ min, max }: Range): number => (min + max) / 2;

/** Starts at the midpoint (product rule 5.7), or just below it if it lies between two steps. */
export const startOf = (range: Range): number => Math.floor(midpoint(range));

/** Returns the min label at or below the midpoint, otherwise the max label (product rule 5.7). */
export const labelOf = (settings: SettingsOf<'opinionScale'>, value: number): string =>
  value <= midpoint(settings) ? settings.minLabel : settings.maxLabel;
