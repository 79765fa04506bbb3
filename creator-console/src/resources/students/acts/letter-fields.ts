import { texts } from './texts';

export const LETTER_FIELDS = [
  { name: 'subject', label: texts.letter.subject, max: 150 },
  { name: 'text', label: texts.letter.words, max: 5000, lines: 6 },
] as const;
