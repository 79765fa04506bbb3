import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';
import * as account from './account.js';
import * as coaching from './coaching.js';
import * as moderation from './moderation.js';
import * as events from './events.js';
import * as families from './families.js';
import * as gifts from './gifts.js';
import * as learning from './learning.js';
import * as mailings from './mailings.js';
import * as moneyMatters from './money-matters.js';
import * as purchases from './purchases.js';
import * as sales from './sales.js';
import type { MailTemplate } from './template.js';

/** All emails. Templates exported by their group are registered here; a kind without a template prevents the start. */
const ALL: readonly MailTemplate[] = [
  ...Object.values(account),
  ...Object.values(purchases),
  ...Object.values(learning),
  ...Object.values(coaching),
  ...Object.values(mailings),
  ...Object.values(events),
  ...Object.values(gifts),
  ...Object.values(families),
  ...Object.values(moderation),
  ...Object.values(sales),
  ...Object.values(moneyMatters),
];

const BY_KIND = new Map(ALL.map((template) => [template.kind, template]));

export function templateOf(kind: MailKind): MailTemplate {
  const template = BY_KIND.get(kind);
  if (!template) throw new Error(`The mail "${kind}" has no template`);
  return template;
}

/** Templates in the order of their kinds. */
export const MAIL_TEMPLATES = MAIL_KINDS.map(templateOf);
