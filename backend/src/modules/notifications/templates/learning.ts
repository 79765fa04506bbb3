import type { WithLink } from './account.js';
import type { MailWords } from './mail-words.js';
import { COURSE, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** Optional emails about a member's courses and messages. */

export const courseCompleted = template({
  kind: 'course-completed',
  group: 'learning',
  placeholders: ['course'],
  fill: (_, { name, url, course }: WithLink & { course: string }) => ({ name, url, values: { course } }),
  sample: (site) => ({ name: READER.name, url: `${site}/certificates/K7Q2-9XMD`, course: COURSE }),
});

/** Quotes neither the member nor the coach: a journal is private, and others may read the email. */
export const journalAnswered = template({
  kind: 'journal-answered',
  group: 'learning',
  placeholders: [] as const,
  fill: (_, { name, url }: WithLink) => ({ name, url, values: {} }),
  sample: (site) => ({ name: READER.name, url: `${site}/my-sanctum` }),
});

export const moduleOpened = template({
  kind: 'module-opened',
  group: 'learning',
  placeholders: ['module', 'course'],
  keeps: { body: ['module'] },
  fill: (_, { name, url, module, course }: WithLink & { module: string; course: string }) => ({
    name,
    url,
    values: { module, course },
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/my-sanctum`,
    module: 'Listening',
    course: COURSE,
  }),
});

/** Names the author of the mention and quotes nothing: others may read the email. */
export const mentioned = template({
  kind: 'mentioned',
  group: 'learning',
  placeholders: ['sender'],
  fill: (_, { name, url, sender }: WithLink & { sender: string }) => ({ name, url, values: { sender } }),
  sample: (site) => ({ name: READER.name, url: `${site}/community`, sender: SOMEBODY.name }),
});

/** Says that there is a message and quotes nothing: messages are read on the site, where nobody else can see them. */
export const messageWaiting = template({
  kind: 'message-waiting',
  group: 'learning',
  placeholders: ['sender'],
  fill: (_, { name, url, sender }: WithLink & { sender: string }) => ({ name, url, values: { sender } }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/my-sanctum/community/messages`,
    sender: SOMEBODY.name,
  }),
});

/** Contains the coach's High Priority announcement to all members, in the coach's words. */
export const announced = template({
  kind: 'announced',
  group: 'community',
  placeholders: ['announcement', 'text'],
  keeps: { subject: ['announcement'], body: ['text'] },
  fill: (_, { name, url, title, text }: WithLink & { title: string; text: string }) => ({
    name,
    url,
    values: { announcement: title, text },
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/community/announcements`,
    title: 'The spring circle begins',
    text: 'We meet on Thursday at seven.',
  }),
});

/** One event in the community. */
export interface CommunityNews {
  kind: string;
  /** Names as the reader may see them, two at most. */
  people: readonly string[];
  others: number;
  /** Title of the circle or pod; null: the activity is elsewhere. */
  title: string | null;
  url: string;
}

/** Names actors and actions since the last such email, and nothing of what they wrote. */
export const communityNews = template({
  kind: 'community-news',
  group: 'community',
  placeholders: ['news'],
  keeps: { subject: ['news'] },
  fill: (words, { name, url, news }: WithLink & { news: readonly CommunityNews[] }) => ({
    name,
    url,
    values: { news: words.say('news', { count: news.length }) },
    links: news.map((one) => ({ label: sentenceOf(words, one), url: one.url })),
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/my-sanctum/notifications`,
    news: [
      {
        kind: 'question-answered',
        people: [SOMEBODY.name],
        others: 0,
        title: null,
        url: `${site}/community`,
      },
      { kind: 'post-reacted', people: [SOMEBODY.name], others: 2, title: null, url: `${site}/community` },
    ],
  }),
});

function sentenceOf(
  words: MailWords,
  { kind, people: [first, second], others, title }: CommunityNews,
): string {
  const names = second === undefined ? first : `${first}, ${second}`;
  const some = names ?? words.say('somebody');
  const who = others > 0 && names ? words.say('more', { names, count: others }) : some;
  const count = others + (second === undefined ? 1 : 2);
  return words.say(kind, { who, count, title: title ?? '' });
}
