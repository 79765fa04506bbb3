import type { Schemas } from '@sanctum/openapi';
import { dayOf } from './moment';
import { counted } from './words/counted';
import { inLanguage } from './words/in-language';

const texts = inLanguage({
  en: {
    days: (days: number) => counted(days, { one: 'Access for 1 day', other: `Access for ${days} days` }),
    until: (day: string) => `Access until ${day}`,
    paid: (day: string) => `Paid until ${day}`,
    forever: 'Access forever',
  },
  es: {
    days: (days) => counted(days, { one: 'Acceso por 1 día', other: `Acceso por ${days} días` }),
    until: (day) => `Acceso hasta el ${day}`,
    paid: (day) => `Pagado hasta el ${day}`,
    forever: 'Acceso para siempre',
  },
});

/** Until when a payment of a subscription pays; the last instalment gives access forever. */
export const paidUntil = ({ accessUntil }: Pick<Schemas['OfferResponse'], 'accessUntil'>): string =>
  accessUntil === null ? texts.forever : texts.paid(dayOf(accessUntil));

/** How long an offer gives access. */
export function accessOf({
  accessDays,
  accessUntil,
}: Pick<Schemas['OfferResponse'], 'accessDays' | 'accessUntil'>): string {
  if (accessDays !== null) return texts.days(accessDays);
  return accessUntil === null ? texts.forever : texts.until(dayOf(accessUntil));
}
