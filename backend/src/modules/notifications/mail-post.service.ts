import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { AccountsQueries } from '../accounts/index.js';
import type { CoachMail, MailKind } from './kinds/mail-kinds.js';

export const SEND_MAIL = 'mail.send';

/** The job that sends a mail has this for its key, so that it is queued once. */
export const sendingOf = (mailId: string): string => `${SEND_MAIL}:${mailId}`;

interface NewMail {
  kind: MailKind;
  /** What it is about: a second mail of the kind about the same thing is not written. */
  thing: string;
  accountId: string;
  /**
   * What the letter needs besides the person. Never a token: those are made when the mail is sent. Never a name: it has the ids of all
   * members whom it names, by which an erasure finds it.
   */
  details?: Record<string, unknown>;
  /** Not before this moment; default now. */
  runAt?: Date;
}

interface ForCaller extends Omit<NewMail, 'accountId' | 'thing'> {
  bookingId: string;
  accountId: string | null;
  /** The booking, unless there may be several mails of the kind about one. */
  thing?: string;
}

/** Where listeners hand in mails, in the transaction that marks their event as handled. */
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

  /** Answers whether there was none of this kind about this thing. */
  async addOnce(tx: Tx, mail: NewMail): Promise<boolean> {
    return (await this.addMany(tx, [mail])) > 0;
  }

  /** The same to several people, in one statement and one for their jobs. Answers how many there were none of. */
  async addMany(tx: Tx, mails: readonly NewMail[]): Promise<number> {
    const posted = mails.map((mail) => ({ ...mail, id: newId(), details: mail.details ?? {} }));
    const rows = await tx.query<{ id: string }>(
      `insert into mails (id, kind, thing, account_id, created_at, about)
       select m.id, m.kind, m.thing, m.account_id, $5,
              array(select n.id from account_names n
                    where n.id in (select value::uuid from jsonb_array_elements_text(m.named)) and n.id <> m.account_id)
       from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $6::jsonb[]) as m (id, kind, thing, account_id, named)
       on conflict (kind, thing) do nothing returning id`,
      [
        posted.map(({ id }) => id),
        posted.map(({ kind }) => kind),
        posted.map(({ thing }) => thing),
        posted.map(({ accountId }) => accountId),
        this.clock.now(),
        posted.map(({ details }) => JSON.stringify(idsIn(details))),
      ],
    );
    const isNew = new Set(rows.map(({ id }) => id));
    const jobs = posted.flatMap(({ id, details, runAt }) =>
      isNew.has(id)
        ? {
            kind: SEND_MAIL,
            payload: { mailId: id, details },
            dedupeKey: sendingOf(id),
            ...(runAt && { runAt }),
          }
        : [],
    );
    if (jobs.length > 0) await this.jobs.addMany(tx, jobs);
    return rows.length;
  }

  /** To somebody who may have no account: the mail is the coach's own then. */
  async addForCaller(
    tx: Tx,
    { kind, bookingId, accountId, thing = bookingId, details = {} }: ForCaller,
  ): Promise<void> {
    const owner = accountId ?? (await this.accounts.coachId(tx));
    if (owner !== undefined)
      await this.add(tx, { kind, thing, accountId: owner, details: { ...details, bookingId } });
  }

  /** To somebody without an account: the mail is the coach's own. Before one was invited there is none. */
  async addForStranger(tx: Tx, mail: Omit<NewMail, 'accountId'>): Promise<void> {
    const accountId = await this.accounts.coachId(tx);
    if (accountId !== undefined) await this.add(tx, { ...mail, accountId });
  }

  /** Before a coach was invited nobody reads it, and the console shows it later. */
  async addForCoach(tx: Tx, mail: Omit<NewMail, 'accountId'> & { kind: CoachMail }): Promise<void> {
    const accountId = await this.accounts.coachId(tx);
    if (accountId !== undefined) await this.add(tx, { ...mail, accountId });
  }
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

const idsIn = (details: Record<string, unknown>): string[] => JSON.stringify(details).match(UUID) ?? [];
