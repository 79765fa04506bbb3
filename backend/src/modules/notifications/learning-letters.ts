import type { Letter } from './letter.js';

/** The optional mails about a member's courses. */

export const courseCompleted = (name: string, course: string, url: string): Letter => ({
  subject: `You finished “${course}”`,
  heading: `Well done, ${name}`,
  paragraphs: [
    `You have completed every lesson of “${course}”. Take a moment to be proud of it.`,
    'Your certificate is ready. It carries your name, and whoever you show it to can verify it.',
  ],
  button: { label: 'See my certificate', url },
});

/** Quotes neither the member nor the coach: a journal is private, and others may read the mail. */
export const journalAnswered = (name: string, url: string): Letter => ({
  subject: 'Your coach answered your journal',
  heading: `Hello, ${name}`,
  paragraphs: ['Your coach has read what you shared and left you an answer. It waits beside your journal.'],
  button: { label: 'Read the answer', url },
  footnote: 'To keep it yours alone, neither your words nor the answer travel by mail.',
});

export const moduleOpened = (name: string, module: string, course: string, url: string): Letter => ({
  subject: `“${module}” is open`,
  heading: `Hello, ${name}`,
  paragraphs: [`The module “${module}” of “${course}” is open for you now.`],
  button: { label: 'Go on learning', url },
});
