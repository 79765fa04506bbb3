import { z } from 'zod';
import { events } from '../../../events/index.js';
import type { MailWords } from './mail-words.js';
import { COURSE, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** Optional emails about a member's courses and messages. */

const id = z.string();

export const courseCompleted = template('course_completed', {
  group: 'learning',
  details: z.object({ courseId: id }),
  placeholders: ['course'],
  sample: { url: '/certificates/K7Q2-9XMD', course: COURSE },
});

/** Quotes neither the member nor the coach: a journal is private, and others may read the email. */
export const journalAnswered = template('journal_answered', {
  group: 'learning',
  // mails queued by an older release have no shareId
  details: z.object({ courseId: id, lessonId: id, shareId: id.optional() }),
  about: { subject: 'journal', in: ['shareId'] },
  sample: { url: '/my-sanctum' },
});

/** Quotes neither the member nor the coach, because others may read the email. */
export const assignmentAnswered = template('assignment_answered', {
  group: 'learning',
  details: z.object({ courseId: id, lessonId: id }),
  sample: { url: '/my-sanctum' },
});

export const moduleOpened = template('module_opened', {
  group: 'learning',
  details: events['module.opened'].omit({ accountId: true }),
  about: { subject: 'module', in: ['moduleId'] },
  placeholders: ['module', 'course'],
  keeps: { body: ['module'] },
  sample: { url: '/my-sanctum', module: 'Listening', course: COURSE },
});

export const lessonsAdded = template('lessons_added', {
  group: 'learning',
  // mails queued by an older release have no lessonIds
  details: z.object({
    courseId: id,
    course: z.string(),
    lessons: z.array(z.string()),
    lessonIds: z.array(id).optional(),
  }),
  goesToMany: true,
  placeholders: ['lessons', 'course'],
  keeps: { body: ['lessons'] },
  sample: { url: '/my-sanctum', lessons: 'Listening', course: COURSE },
});

/** Names the author of the mention and quotes nothing: others may read the email. */
export const mentioned = template('mentioned', {
  group: 'learning',
  details: events['member.mentioned'].omit({ mentionId: true, accountId: true }),
  about: { subject: 'contribution', in: ['postId', 'commentId'] },
  placeholders: ['sender'],
  sample: { url: '/community', sender: SOMEBODY.name },
});

/** Says that there is a message and quotes nothing, because others may read the email. */
export const messageWaiting = template('message_waiting', {
  group: 'learning',
  details: events['message.waiting'].omit({ messageId: true, accountId: true }),
  about: { subject: 'message', in: ['thing'] },
  placeholders: ['sender'],
  sample: { url: '/my-sanctum/community/messages', sender: SOMEBODY.name },
});

/** Contains the coach's High Priority announcement to all members, in the coach's words. */
export const announced = template('announced', {
  group: 'community',
  details: z.object({ announcementId: id }),
  about: { subject: 'announcement', in: ['announcementId'] },
  goesToMany: true,
  placeholders: ['announcement', 'text'],
  keeps: { subject: ['announcement'], body: ['text'] },
  sample: {
    url: '/community/announcements',
    announcement: 'The spring circle begins',
    text: 'We meet on Thursday at seven.',
  },
});

/** One event in the community. */
interface CommunityNews {
  kind: string;
  /** Names as the reader may see them, two at most. */
  people: readonly string[];
  others: number;
  /** Title of the circle or pod; null: the activity is elsewhere. */
  title: string | null;
  path: string;
}

/** Names actors and actions since the last such email, without quotes. */
export const communityNews = template('community_news', {
  group: 'community',
  details: z.object({ ids: z.array(id) }),
  goesToMany: true,
  placeholders: ['news'],
  keeps: { subject: ['news'] },
  values: (words, { news }: { news: readonly CommunityNews[] }) => ({
    news: words.say('news', { count: news.length }),
  }),
  links: (words, { news }) => news.map((one) => ({ label: sentenceOf(words, one), url: one.path })),
  sample: {
    url: '/my-sanctum/notifications',
    news: [
      { kind: 'question_answered', people: [SOMEBODY.name], others: 0, title: null, path: '/community' },
      { kind: 'post_reacted', people: [SOMEBODY.name], others: 2, title: null, path: '/community' },
    ],
  },
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
