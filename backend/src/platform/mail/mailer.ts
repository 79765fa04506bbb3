import { z } from 'zod';
import { job } from '../jobs/job.js';

export interface Mail {
  /** Unique for this mail, e.g. the id of its outbox row: the same when it is sent again. */
  messageId: string;
  /** One bare address. */
  to: string;
  /** One bare address that gets the answers. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** An entry for the reader's calendar (RFC 5545), and what to do with it (RFC 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** For mails a person may unsubscribe from: a POST to this address does (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The background job that has mails forgotten; its payload has the `words`. */
export const FORGET_MAILS = job('mail.forget', { words: z.array(z.string()) });

/** The mail server cannot be reached, or says that it is not at work just now: it is not for this mail that it was not sent. */
export class MailServerAway extends Error {}

/** The mail server refuses the address for good: nobody is there, or takes no mail. To try again without a change is of no use. */
export class MailBounced extends Error {}

/**
 * Sends one mail, or throws so that the job is tried again: `MailServerAway` where that would become of any other mail, too, and
 * `MailBounced` where it is of no use.
 */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;

  /** Forgets the mails that name one of these ids or addresses, as far as any are kept here. */
  abstract forget(words: readonly string[]): Promise<void>;
}
