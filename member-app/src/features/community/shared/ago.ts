import { i18n } from '../../../shared/words/i18n';
import { formatDate } from '../../../shared/lib/format';
import { localeOf } from '@sanctum/web/words/languages';

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** After so many days the day itself is said. */
const RECENT_DAYS = 7;

/** How long ago a moment of the wire was: '5 minutes ago', 'yesterday'; of older ones the day. */
export function ago(iso: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  if (seconds >= RECENT_DAYS * 86_400) return formatDate(iso);
  const words = new Intl.RelativeTimeFormat(localeOf(i18n.language), { numeric: 'auto' });
  const found = UNITS.find((one) => seconds >= one.seconds);
  return found ? words.format(-Math.floor(seconds / found.seconds), found.unit) : words.format(0, 'minute');
}
