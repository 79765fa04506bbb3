import { inLanguage } from './words/in-language';
import { locale } from './words/language';

const texts = inLanguage({
  en: { clock: (city: string, short: string) => `${city} time (${short})` },
  es: { clock: (city, short) => `hora de ${city} (${short})` },
});

/** 'Los Angeles time (PST)'; UTC is its own name. */
export function zoneInWords(zone: string, at = new Date()): string {
  if (!zone.includes('/')) return zone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(at);
  const short = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return texts.clock(zone.split('/').at(-1)!.replaceAll('_', ' '), short);
}
