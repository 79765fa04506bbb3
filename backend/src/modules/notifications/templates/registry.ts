import type { z } from 'zod';
import type { Subject } from '../../../kernel/subjects.js';
import { readPayload } from '../../../platform/jobs/job.js';
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
import * as subscriptions from './subscriptions.js';
import type { MailTemplate } from './template.js';

/** All emails. Groups export their templates and are registered here; a kind without a template prevents the start. */
const SUBJECTS = [
  account,
  purchases,
  subscriptions,
  learning,
  coaching,
  mailings,
  events,
  gifts,
  families,
  moderation,
  sales,
  moneyMatters,
] as const;
type ValuesOf<Module> = Module extends unknown ? Module[keyof Module] : never;
type Declared = ValuesOf<(typeof SUBJECTS)[number]>;

/** Stored details of each email. */
export type MailDetails = { [One in Declared as One['kind']]: z.infer<One['details']> };

const BY_KIND = new Map<MailKind, MailTemplate>(
  SUBJECTS.flatMap((templates): MailTemplate[] => Object.values(templates)).map((one) => [one.kind, one]),
);

export function templateOf(kind: MailKind): MailTemplate {
  const template = BY_KIND.get(kind);
  if (!template) throw new Error(`The mail "${kind}" has no template`);
  return template;
}

/** Templates in the order of their kinds. */
export const MAIL_TEMPLATES = MAIL_KINDS.map(templateOf);

/** Reads the stored details of an email. The compiler cannot see that a kind's schema yields its details. */
export const readDetails = <Kind extends MailKind>(kind: Kind, stored: unknown): MailDetails[Kind] =>
  readPayload(templateOf(kind).details as unknown as z.ZodType<MailDetails[Kind]>, stored);

export const mailsAbout = (subject: Subject): MailKind[] =>
  MAIL_KINDS.filter((kind) => templateOf(kind).about?.subject === subject);

/** Returns the ids of an email's subject. */
export function announcedIn(mail: { kind: MailKind; thing: string; details: object }): string[] {
  const stored: Record<string, unknown> = { ...mail.details, thing: mail.thing };
  const ids = (templateOf(mail.kind).about?.in ?? []).map((key) => stored[key]);
  return ids.filter((id) => typeof id === 'string');
}

/** Emails about content that may belong to a circle or pod. */
export const COMMUNITY_MAILS: readonly MailKind[] = (
  ['contribution', 'event', 'canceled-event'] as const
).flatMap(mailsAbout);
