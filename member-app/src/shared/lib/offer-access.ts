import type { Schemas } from '@sanctum/openapi';
import { i18n } from '../words/i18n';
import { formatDate } from './format';

/** How long buying in this way gives access: 'Access for 90 days'. */
export function accessOf({
  accessDays,
  accessUntil,
}: Pick<Schemas['OfferResponse'], 'accessDays' | 'accessUntil'>): string {
  if (accessDays !== null) return i18n.t('ui:access.days', { count: accessDays });
  return accessUntil === null
    ? i18n.t('ui:access.forever')
    : i18n.t('ui:access.until', { date: formatDate(accessUntil) });
}
