import { z } from 'zod';
import { job } from '../jobs/job.js';

export interface Mail {
  /** Unique id of this email, e.g. the id of its outbox row; unchanged when the email is sent again. */
  messageId: string;
  /** One bare address. */
  to: string;
  /** One bare address that gets the answers. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** An entry for the recipient's calendar (RFC 5545), and its method (RFC 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Address for unsubscribing from such emails by a POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The background job that forgets emails that name one of `words`. */
export const FORGET_MAILS = job('mail.forget', { words: z.array(z.string()) });

/** The mail server is unreachable or temporarily closed: the failure is not about this email. */
export class MailServerAway extends Error {}

/** The mail server refuses the address for good: no such mailbox, or none that accepts email. A retry without a change is useless. */
export class MailBounced extends Error {}

/** Sends one email, or throws: `MailServerAway` if any other would fail, too, `MailBounced` if a retry is useless. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;

  /** Deletes stored emails that contain one of these ids or addresses. */
  abstract forget(words: readonly string[]): Promise<void>;
}
