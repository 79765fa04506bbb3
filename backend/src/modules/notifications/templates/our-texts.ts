import type { Language } from '../../../kernel/languages.js';
import { rawText } from '../../../platform/words/catalogues.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { TemplateTexts } from './compose.js';
import type { TextField } from './template.js';

/** Default texts of an email, used until the coach has saved other ones. */
export function ourTexts(kind: MailKind, language: Language): TemplateTexts {
  const text = (field: TextField) => rawText(language, 'mails', `templates.${kind}.${field}`);
  const subject = text('subject');
  const heading = text('heading');
  const body = text('body');
  if (!subject || !heading || !body) throw new Error(`No catalogue has the mail "${kind}" in ${language}`);
  return { subject, heading, body, button: text('button') ?? '', footnote: text('footnote') ?? '' };
}
