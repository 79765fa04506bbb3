import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { job } from '../../platform/jobs/job.js';
import { AccountsQueries } from '../accounts/index.js';
import type { CoachMail, MailKind } from './kinds/mail-kinds.js';
import { announcedIn, type MailDetails } from './templates/registry.js';

export const SEND_MAIL = job('mail.send', {
  mailId: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});

/** Key of the job that sends an email, so that each email is queued once. */
export const sendingOf = (mailId: string): string => `${SEND_MAIL.kind}:${mailId}`;

interface About {
  /** Subject id: a second email of the kind about the same subject is not written. */
  thing: string;
  accountId: string;
  /** Earliest time to send; default now. */
  runAt?: Date;
}

/** An email of one of these kinds, with its details if the kind has some. */
type MailOf<Kinds extends MailKind> = {
  [Kind in Kinds]: { kind: Kind } & (MailDetails[Kind] extends Record<string, never>
    ? { details?: MailDetails[Kind] }
    : { details: MailDetails[Kind] });
}[Kinds];

export type NewMail = MailOf<MailKind> & About;

/** Kinds of emails to the person who booked. */
type CallerMail = 'call_to_confirm' | 'call_confirmed' | 'call_cancelled' | 'call_changed' | 'call_reminder';

type ForCaller = MailOf<CallerMail> & {
  accountId: string | null;
  /** Subject id, needed if one booking can have several emails of the kind; default: the booking. */
  thing?: string;
};

/** Queues emails for listeners, in the transaction that marks their event as handled. */
@Injectable()
export class MailPostService {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  async add(tx: Tx, mail: NewMail): Promise<void> {
    await this.addOnce(tx, mail);
  }

  /** Queues an email. Returns false if there was one of this kind about this subject already. */
  async addOnce(tx: Tx, mail: NewMail): Promise<boolean> {
    return (await this.addMany(tx, [mail])) > 0;
  }

  /** Queues the same email for several people, in one statement and one for their jobs. Returns the number of new emails. */
  async addMany(tx: Tx, mails: readonly NewMail[]): Promise<number> {
    const posted = mails.map((mail) => ({ ...mail, id: newId(), details: mail.details ?? {} }));
    const rows = await tx.query<{ id: string }>(
      `insert into mails (id, kind, thing, account_id, created_at, announces, about)
       select m.id, m.kind, m.thing, m.account_id, $5, array(select value::uuid from jsonb_array_elements_text(m.announces)),
              array(select n.id from account_names n
                    where n.id in (select value::uuid from jsonb_array_elements_text(m.named)) and n.id <> m.account_id)
       from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $6::jsonb[], $7::jsonb[]) as m (id, kind, thing, account_id, named, announces)
       on conflict (kind, thing) do nothing returning id`,
      [
        posted.map(({ id }) => id),
        posted.map(({ kind }) => kind),
        posted.map(({ thing }) => thing),
        posted.map(({ accountId }) => accountId),
        this.clock.now(),
        posted.map(({ details }) => JSON.stringify(idsIn(details))),
        posted.map((mail) => JSON.stringify(announcedIn(mail))),
      ],
    );
    const isNew = new Set(rows.map(({ id }) => id));
    const jobs = posted.flatMap(({ id, details, runAt }) =>
      isNew.has(id)
        ? {
            job: SEND_MAIL,
            payload: { mailId: id, details },
            dedupeKey: sendingOf(id),
            ...(runAt && { runAt }),
          }
        : [],
    );
    if (jobs.length > 0) await this.jobs.addMany(tx, jobs);
    return rows.length;
  }

  /** Drops queued emails whose subject is gone, for everyone or for one person. */
  async drop(
    tx: Tx,
    kinds: readonly MailKind[],
    ids: readonly string[],
    accountId: string | null = null,
  ): Promise<void> {
    if (kinds.length === 0) return;
    await tx.query(
      `update mails set status = 'dropped', settled_at = $4
       where status = 'queued' and announces && $2::uuid[] and kind = any($1) and account_id = coalesce($3::uuid, account_id)`,
      [kinds, ids, accountId, this.clock.now()],
    );
  }

  /** Queues an email to a person who may have no account; without one the email belongs to the coach. */
  async addForCaller(tx: Tx, mail: ForCaller): Promise<void> {
    const accountId = mail.accountId ?? (await this.accounts.coachId(tx));
    const { thing = mail.details.bookingId } = mail;
    if (accountId !== undefined) await this.add(tx, { ...mail, thing, accountId });
  }

  /**
   * Queues an email to a person without an account; it belongs to the coach. Does nothing before a coach is invited.
   */
  async addForStranger(tx: Tx, mail: MailOf<'guardian_wanted'> & Omit<About, 'accountId'>): Promise<void> {
    const accountId = await this.accounts.coachId(tx);
    if (accountId !== undefined) await this.add(tx, { ...mail, accountId });
  }

  /** Queues an email to the coach. Does nothing before a coach is invited: the console shows the news later. */
  async addForCoach(tx: Tx, mail: MailOf<CoachMail> & Omit<About, 'accountId'>): Promise<void> {
    const accountId = await this.accounts.coachId(tx);
    if (accountId !== undefined) await this.add(tx, { ...mail, accountId });
  }
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const idsIn = (details: object): string[] => JSON.stringify(details).match(UUID) ?? [];
