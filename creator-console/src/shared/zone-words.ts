import { zoneAt } from '@sanctum/web/zones/zone-rules';
import { onTheClock } from './wall-clock';
import { inLanguage } from './words/in-language';
import { locale } from './words/language';

const texts = inLanguage({
  en: { clock: (city: string, short: string) => `${city} time (${short})` },
  es: { clock: (city, short) => `hora de ${city} (${short})` },
});

/** 'Los Angeles time (PST)'; UTC is its own name. */
export function zoneInWords(zone: string, at = new Date()): string {
  if (!zone.includes('/')) return zone;
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zoneAt(at, zone),
    timeZoneName: 'short',
  }).formatToParts(at);
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return texts.clock(zone.split('/').at(-1)!.replaceAll('_', ' '), short);
}

const HALF_A_YEAR = 182 * 86_400_000;

/** Returns true if two zones show the same time, now and in half a year; their names may differ. */
export const isSameZone = (one: string, other: string, now = Date.now()): boolean =>
  [now, now + HALF_A_YEAR]
    .map((at) => new Date(at).toISOString())
    .every((at) => onTheClock(at, one) === onTheClock(at, other));
