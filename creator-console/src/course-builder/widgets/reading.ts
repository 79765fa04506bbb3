type Settings = Record<string, unknown>;

/** Settings travel as they are stored; what is not there reads as nothing. */
export const wordsIn = (settings: Settings, field: string): string => {
  const value = settings[field];
  return typeof value === 'string' ? value : '';
};

export const numberIn = (settings: Settings, field: string, otherwise: number): number => {
  const value = settings[field];
  return typeof value === 'number' ? value : otherwise;
};

interface Option {
  id: string;
  text: string;
}

export const optionsIn = ({ options }: Settings): Option[] =>
  Array.isArray(options) ? (options as Option[]) : [];

const two = (n: number) => String(n).padStart(2, '0');

/** Spec §4: hours:minutes:seconds. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
