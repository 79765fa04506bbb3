import type { WithLink } from './account.js';
import { COURSE, READER } from './samples.js';
import { template } from './template.js';

/** The optional mails about a member's courses. */

export const courseCompleted = template({
  ...{ kind: 'course-completed', group: 'learning', placeholders: ['course'] },
  fill: (_, { name, url, course }: WithLink & { course: string }) => ({ name, url, values: { course } }),
  sample: (site) => ({ name: READER.name, url: `${site}/certificates/K7Q2-9XMD`, course: COURSE }),
});

/** Quotes neither the member nor the coach: a journal is private, and others may read the mail. */
export const journalAnswered = template({
  ...{ kind: 'journal-answered', group: 'learning', placeholders: [] as const },
  fill: (_, { name, url }: WithLink) => ({ name, url, values: {} }),
  sample: (site) => ({ name: READER.name, url: `${site}/my-sanctum` }),
});

export const moduleOpened = template({
  ...{ kind: 'module-opened', group: 'learning', placeholders: ['module', 'course'] },
  keeps: { body: ['module'] },
  fill: (_, { name, url, module, course }: WithLink & { module: string; course: string }) => ({
    ...{ name, url, values: { module, course } },
  }),
  sample: (site) => ({
    ...{ name: READER.name, url: `${site}/my-sanctum`, module: 'Listening', course: COURSE },
  }),
});
