import { days, later } from '../../kernel/clock.js';
import { mailTextOf } from '../../platform/html/mail-text.js';
import { safeMailHtml } from '../../platform/html/safe-html.js';
import type { DemoBroadcast } from '../content/index.js';
import { demoBroadcasts, demoId, demoMailingReaders, demoPeople, demoSequence } from '../content/index.js';
import type { Planting } from './planting.js';

const idOf = (key: string): string => demoPeople.find((person) => person.key === key)!.id;

/** Matches links to pages of this site, which are written as paths and sent as full addresses. */
const LINK = /\[([^\]]+)\]\((\/[^)]*)\)/g;

/** Matches links in the stored text, with or without words. */
const SENT_LINK = /\[([^\]]+)\]\(([^)]*)\)|https?:\/\/\S+/g;

/** Plants the coach's broadcasts: a sent one, a draft, and a sequence with members in it. */
export async function plantBroadcasts(planting: Planting, site: string): Promise<void> {
  await plantReaders(planting);
  for (const broadcast of demoBroadcasts) await plantBroadcast(planting, site, broadcast);
  await plantSequence(planting, site);
}

async function plantReaders({ tx, daysAgo }: Planting): Promise<void> {
  for (const key of demoMailingReaders)
    await tx.query(
      `insert into notification_preferences (account_id, kind, email, changed_at) values ($1, 'marketing_mailing', true, $2)`,
      [idOf(key), daysAgo(100)],
    );
}

async function plantMailing(
  { tx }: Planting,
  site: string,
  key: string,
  { subject, words, spanish }: Pick<DemoBroadcast, 'subject' | 'words' | 'spanish'>,
) {
  const id = demoId(`mailing/${key}`);
  const html = 'html' in words ? safeMailHtml(words.html) : null;
  const linked = (plain: string) => plain.replaceAll(LINK, `[$1](${site}$2)`);
  const text = 'html' in words ? mailTextOf(words.html, site) : linked(words.text);
  const translations = spanish ? { es: { ...spanish, text: linked(spanish.text), html: null } } : {};
  await tx.query('insert into mailings (id, subject, text, html, translations) values ($1, $2, $3, $4, $5)', [
    id,
    subject,
    text,
    html,
    translations,
  ]);
  for (const { 0: address, 1: label = address, 2: url = address } of text.matchAll(SENT_LINK))
    await tx.query('insert into mailing_links (id, mailing_id, url, label) values ($1, $2, $3, $4)', [
      linkId(key, url.slice(site.length)),
      id,
      url,
      label,
    ]);
  return id;
}

const linkId = (mailingKey: string, path: string): string => demoId(`mailing-link/${mailingKey}${path}`);

interface Gone {
  mailingKey: string;
  mailingId: string;
  memberKey: string;
  subject: string;
  at: Date;
  entryId?: string;
}

/** Plants a delivered broadcast with its email. Returns the delivery. */
async function plantDelivery({ tx }: Planting, gone: Gone): Promise<string> {
  const { mailingKey, mailingId, memberKey, subject, at, entryId = null } = gone;
  const id = demoId(`delivery/${mailingKey}/${memberKey}`);
  const accountId = idOf(memberKey);
  await tx.query(
    `insert into mailing_deliveries (id, mailing_id, account_id, entry_id, status, created_at, posted_at)
     values ($1, $2, $3, $4, 'posted', $5, $5)`,
    [id, mailingId, accountId, entryId, at],
  );
  await tx.query(
    `insert into mails (id, kind, thing, account_id, subject, status, created_at, settled_at)
     values ($1, 'marketing_mailing', $2, $3, $4, 'sent', $5, $5)`,
    [demoId(`mailing-mail/${mailingKey}/${memberKey}`), id, accountId, filledIn(subject, memberKey), at],
  );
  return id;
}

const filledIn = (subject: string, memberKey: string): string => {
  const { name } = demoPeople.find((person) => person.key === memberKey)!;
  return subject.replace('{{firstName}}', name.split(' ')[0] ?? name);
};

async function plantBroadcast(
  planting: Planting,
  site: string,
  { key, subject, words, spanish, sentDaysAgo, followed, leftBy }: (typeof demoBroadcasts)[number],
): Promise<void> {
  const { tx, daysAgo } = planting;
  const mailingId = await plantMailing(planting, site, key, { subject, words, spanish });
  const at = sentDaysAgo === null ? null : daysAgo(sentDaysAgo);
  const segment = { kind: 'everyone', productId: null, groupId: null, tagId: null, level: null, days: null };
  await tx.query(
    `insert into broadcasts (id, mailing_id, purpose, segment, status, started_at, finished_at, left_out, created_at)
     values ($1, $2, 'marketing', $3, $4, $5, $5, $6, $7)`,
    [
      demoId(`broadcast/${key}`),
      mailingId,
      JSON.stringify(segment),
      at ? 'sent' : 'draft',
      at,
      JSON.stringify(at ? { not_agreed: 1, blocked: 1 } : {}),
      at ?? daysAgo(1),
    ],
  );
  if (!at) return;
  for (const memberKey of demoMailingReaders) {
    const deliveryId = await plantDelivery(planting, { mailingKey: key, mailingId, memberKey, subject, at });
    for (const path of followed[memberKey] ?? [])
      await tx.query('insert into mailing_link_clicks (delivery_id, link_id, first_at) values ($1, $2, $3)', [
        deliveryId,
        linkId(key, path),
        later(at, days(0.5)),
      ]);
    if (memberKey === leftBy) await plantLeaving(planting, deliveryId, memberKey, later(at, days(0.2)));
  }
}

async function plantLeaving(
  { tx }: Planting,
  deliveryId: string,
  memberKey: string,
  at: Date,
): Promise<void> {
  await tx.query('update mailing_deliveries set unsubscribed_at = $2 where id = $1', [deliveryId, at]);
  await tx.query(
    `update notification_preferences set email = false, changed_at = $2 where account_id = $1 and kind = 'marketing_mailing'`,
    [idOf(memberKey), at],
  );
}

async function plantSequence(planting: Planting, site: string): Promise<void> {
  const { tx, daysAgo } = planting;
  const { key, name, onSinceDaysAgo, steps, entries } = demoSequence;
  const sequenceId = demoId(`sequence/${key}`);
  await tx.query(
    `insert into sequences (id, name, purpose, trigger, is_on, turned_on_at, created_at)
     values ($1, $2, 'marketing', 'registered', true, $3, $3)`,
    [sequenceId, name, daysAgo(onSinceDaysAgo)],
  );
  const mailingIds: string[] = [];
  for (const [index, { delayDays, subject, text }] of steps.entries()) {
    const mailingId = await plantMailing(planting, site, `${key}-${index}`, { subject, words: { text } });
    mailingIds.push(mailingId);
    await tx.query(
      `insert into sequence_steps (id, sequence_id, position, delay_days, mailing_id) values ($1, $2, $3, $4, $5)`,
      [demoId(`sequence-step/${key}/${index}`), sequenceId, index + 1, delayDays, mailingId],
    );
  }
  for (const { memberKey, enteredDaysAgo, mailings, endReason } of entries) {
    const entered = daysAgo(enteredDaysAgo);
    const entryId = demoId(`sequence-entry/${key}/${memberKey}`);
    const accountId = idOf(memberKey);
    const moments = steps.map((_, index) =>
      later(entered, days(steps.slice(0, index + 1).reduce((sum, { delayDays }) => sum + delayDays, 0))),
    );
    const last = moments[mailings - 1] ?? entered;
    await tx.query(
      `insert into sequence_entries
         (id, sequence_id, account_id, occasion, entered_at, last_position, last_at, ended_at, end_reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        entryId,
        sequenceId,
        accountId,
        accountId,
        entered,
        mailings,
        last,
        endReason === null ? null : last,
        endReason,
      ],
    );
    for (const [index, at] of moments.slice(0, mailings).entries())
      await plantDelivery(planting, {
        mailingKey: `${key}-${index}`,
        mailingId: mailingIds[index]!,
        memberKey,
        at,
        entryId,
        subject: steps[index]!.subject,
      });
  }
}
