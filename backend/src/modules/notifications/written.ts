import type { Letter } from './letter.js';

/** A letter and its recipient. */
export interface Written {
  to: string;
  letter: Letter;
  /** Who gets the answers; without it nobody does. */
  replyTo?: string;
  /** For the recipient's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}
