import type { Language } from '../../../kernel/languages.js';
import type { CoachsText } from '../templates/compose.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { MailWords } from '../templates/mail-words.js';
import type { MailDetails } from '../templates/registry.js';
import type { Message } from '../templates/template.js';

/** Fields of an email outside its text. */
interface Envelope {
  to: string;
  /** The coach's own text to many, with placeholders. */
  coachs?: CoachsText;
  /** Reply address; without one, replies go nowhere. */
  replyTo?: string;
  /** Entry for the recipient's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** An email and its recipient. */
export interface Written extends Envelope {
  message: Message;
  language: Language;
}

/** Facts that fill an email's template. Default of the envelope: to the reader, in the reader's language. */
export type Filling<Facts> = Facts & { envelope?: Partial<Envelope> & { words?: MailWords } };

/** Row of an email, with its details. */
export interface MailToWrite<Kind extends MailKind> {
  kind: Kind;
  thing: string;
  accountId: string;
  details: MailDetails[Kind];
}

/** Row of an email, with the details as its listener has stored them. */
export type QueuedMail = Omit<MailToWrite<MailKind>, 'details'> & { details: unknown };

/** Recipient of an email, and the texts in their language. */
export interface Reader {
  name: string;
  email: string;
  words: MailWords;
  isEmailVerified: boolean;
  hasPassword: boolean;
  /** True if the reader gets emails themselves; otherwise the first guardian does. */
  isOwnAddress: boolean;
}
