import { i18n } from '../../../shared/words/i18n';
import { formatDate } from '../../../shared/lib/format';
import { localeOf } from '@sanctum/web/words/languages';

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Days after which the date is shown. */
const RECENT_DAYS = 7;

/** Formats how long ago a time was ('5 minutes ago', 'yesterday'), or its date if it is older. */
export function ago(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  if (seconds >= RECENT_DAYS * 86_400) return formatDate(iso);
  const words = new Intl.RelativeTimeFormat(localeOf(i18n.language), { numeric: 'auto' });
  const found = UNITS.find((one) => seconds >= one.seconds);
  return found ? words.format(-Math.floor(seconds / found.seconds), found.unit) : words.format(0, 'minute');
}
