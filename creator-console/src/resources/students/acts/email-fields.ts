import { texts } from './texts';

export const EMAIL_FIELDS = [
  { name: 'subject', label: texts.email.subject, max: 150 },
  { name: 'text', label: texts.email.words, max: 5000, lines: 6 },
] as const;
