import type { Language } from '../../../kernel/languages.js';
import type { MailDetails } from '../kinds/mail-details.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { MailWords } from '../templates/mail-words.js';
import type { Message } from '../templates/template.js';

/** A mail and its recipient. */
export interface Written {
  to: string;
  message: Message;
  language: Language;
  /** Words of the coach to many, with placeholders. */
  coachs?: { subject: string; text: string };
  /** Address for answers; without one nobody gets them. */
  replyTo?: string;
  /** For the recipient's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** A mail's row, with its details. */
export interface MailToWrite<Kind extends MailKind> {
  kind: Kind;
  thing: string;
  accountId: string;
  details: MailDetails[Kind];
}

/** A mail's row, with the details as its listener has stored them. */
export type QueuedMail = Omit<MailToWrite<MailKind>, 'details'> & { details: unknown };

/** Reader of a mail, and the words of the reader's language. */
export interface Reader {
  name: string;
  email: string;
  words: MailWords;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Mails reach the reader herself; otherwise her first guardian reads them. */
  isOwnAddress: boolean;
}

export const to = ({ email, words }: Pick<Reader, 'email' | 'words'>, message: Message): Written => ({
  to: email,
  language: words.language,
  message,
});
