import type { Language } from '../../../kernel/languages.js';
import type { MailDetails } from '../kinds/mail-details.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { MailWords } from '../templates/mail-words.js';
import type { Message } from '../templates/template.js';

/** An email and its recipient. */
export interface Written {
  to: string;
  message: Message;
  language: Language;
  /** The coach's own text to many, with placeholders. */
  coachs?: { subject: string; text: string };
  /** Reply address; without one replies go to nobody. */
  replyTo?: string;
  /** Entry for the recipient's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Row of an email, with its details. */
export interface MailToWrite<Kind extends MailKind> {
  kind: Kind;
  thing: string;
  accountId: string;
  details: MailDetails[Kind];
}

/** Row of an email, with the details as its listener has stored them. */
export type QueuedMail = Omit<MailToWrite<MailKind>, 'details'> & { details: unknown };

/** Reader of an email, and the words in the reader's language. */
export interface Reader {
  name: string;
  email: string;
  words: MailWords;
  emailVerified: boolean;
  hasPassword: boolean;
  /** True if emails reach the reader; otherwise the first guardian reads them. */
  isOwnAddress: boolean;
}

export const to = ({ email, words }: Pick<Reader, 'email' | 'words'>, message: Message): Written => ({
  to: email,
  language: words.language,
  message,
});
