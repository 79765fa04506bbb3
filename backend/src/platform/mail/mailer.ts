import { z } from 'zod';
import { job } from '../jobs/job.js';

export interface Mail {
  /** Unique id of this email, such as the id of its row; unchanged when the email is sent again. */
  messageId: string;
  /** Recipient, as a bare address. */
  to: string;
  /** Address that gets the replies, without a name. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** An entry for the recipient's calendar (RFC 5545), and its method (RFC 5546). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Address for unsubscribing from such emails by a POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Job that deletes stored emails that contain one of `words`. */
export const FORGET_MAILS = job('mail.forget', { words: z.array(z.string()) });

/** Thrown if the mail server is unreachable or temporarily closed; the failure is not about this email. */
export class MailServerAway extends Error {}

/**
 * Thrown if the mail server permanently refuses the address: no such mailbox, or none that accepts email. Retrying
 * without a change is useless.
 */
export class MailBounced extends Error {}

/**
 * Sends one email, or throws: `MailServerAway` if any other email would fail too, `MailBounced` if a retry is useless.
 */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;

  /** Deletes stored emails that contain one of these ids or addresses. */
  abstract forget(words: readonly string[]): Promise<void>;
}
