import { zoneAt } from '@sanctum/web/zones/zone-rules';
/** Calendar day in the server's format: `2027-03-01`. */
type Day = string;

export const PRESETS = ['7', '30', '90', '12m', 'all'] as const;
export type Preset = (typeof PRESETS)[number];
export type Choice = { preset: Preset } | { preset: 'own'; from: Day; to: Day };

/** Period sent to the server. No `from` means from the beginning, no `to` means until today. */
export interface Span {
  from?: Day;
  to?: Day;
}

const DEFAULT: Preset = '30';
const DAY_MS = 86_400_000;
/** Same as the server's limit. */
const LONGEST_DAYS = 3_660;

const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const asDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
export const isDay = (text: string): boolean =>
  /^2[01]\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(toMs(text)) && asDay(toMs(text)) === text;
const isPreset = (text: string | null): text is Preset => PRESETS.some((preset) => preset === text);

/** Returns the error of a custom period, or null. */
export function flawOf(from: Day, to: Day): 'notADay' | 'fromAfterTo' | 'tooLong' | null {
  if (!isDay(from) || !isDay(to)) return 'notADay';
  if (from > to) return 'fromAfterTo';
  return (toMs(to) - toMs(from)) / DAY_MS >= LONGEST_DAYS ? 'tooLong' : null;
}

/** Reads the choice from the URL, so that Back and bookmarks work. An invalid choice becomes the default. */
export function choiceOf(address: URLSearchParams): Choice {
  const preset = address.get('period');
  const from = address.get('from');
  const to = address.get('to');
  if (from !== null && to !== null && flawOf(from, to) === null) return { preset: 'own', from, to };
  return { preset: isPreset(preset) ? preset : DEFAULT };
}

/** Returns the URL with the new choice instead of the old one; the default is omitted. */
export function withChoice(address: URLSearchParams, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['period', 'from', 'to']) next.delete(name);
  if (choice.preset === 'own') {
    next.set('from', choice.from);
    next.set('to', choice.to);
  } else if (choice.preset !== DEFAULT) next.set('period', choice.preset);
  return next;
}

/** First and last day of a choice, including today. */
export function spanOf(choice: Choice, today: Day): Span {
  if (choice.preset === 'own') return { from: choice.from, to: choice.to };
  if (choice.preset === 'all') return {};
  if (choice.preset === '12m') {
    const start = new Date(toMs(today) + DAY_MS);
    start.setUTCFullYear(start.getUTCFullYear() - 1);
    return { from: asDay(start.getTime()) };
  }
  return { from: asDay(toMs(today) - (Number(choice.preset) - 1) * DAY_MS) };
}

export const todayIn = (timeZone: string, now: Date): Day =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zoneAt(now, timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
