import type { Language } from '../../../kernel/languages.js';
import type { MailWords } from '../templates/mail-words.js';
import type { Message } from '../templates/template.js';

/** A mail and its recipient. */
export interface Written {
  to: string;
  message: Message;
  language: Language;
  /** What the coach writes to many, with placeholders. */
  coachs?: { subject: string; text: string };
  /** Who gets the answers; without it nobody does. */
  replyTo?: string;
  /** For the recipient's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** Who reads a mail, and in whose language it is written. */
export interface MailReader {
  name: string;
  email: string;
  words: MailWords;
}

export const to = ({ email, words }: Pick<MailReader, 'email' | 'words'>, message: Message): Written => ({
  to: email,
  language: words.language,
  message,
});
