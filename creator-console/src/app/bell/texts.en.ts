import { counted } from '../../shared/words/counted';

export interface Facts {
  who: string;
  title: string;
  /** Number of people who did it. */
  people: number;
  /** Number of times it happened. */
  times: number;
  /** Start of the session, as displayed. */
  when: string;
}

export const texts = {
  title: 'Notifications',
  open: (unread: number) => (unread === 0 ? 'Notifications, none unread' : `Notifications, ${unread} unread`),
  unread: 'Unread',
  readAll: 'Mark all as read',
  more: 'Show more',
  empty: 'You’re all caught up. New sales, sessions, reports and questions will appear here.',
  failed: 'Your notifications couldn’t be loaded.',
  notRead: 'That didn’t work. Please try again.',
  somebody: 'Someone',
  two: (first: string, second: string) => `${first} and ${second}`,
  andMore: (names: string, others: number) => `${names} and ${others} more`,
  /** Fallback for kinds that only a newer server knows. */
  other: 'Something happened',
  kinds: {
    mentioned: ({ who }: Facts) => `${who} mentioned you`,
    'question-answered': ({ who }: Facts) => `${who} answered your question`,
    'post-commented': ({ who }: Facts) => `${who} commented on your post`,
    'post-reacted': ({ who }: Facts) => `${who} reacted to your post`,
    'answer-accepted': ({ who }: Facts) => `${who} marked your answer as the solution`,
    'circle-mentioned': ({ who, title }: Facts) => `${who} mentioned you in ${title}`,
    'circle-waiting': ({ who, title }: Facts) => `${who} wrote in ${title}`,
    'session-booked': ({ who, title, when }: Facts) => `${who} booked ${title}, ${when}`,
    'session-changed': ({ who, title, when }: Facts) => `${who} moved ${title} to ${when}`,
    'session-cancelled': ({ who, title, when }: Facts) => `${who} canceled ${title}, ${when}`,
    'session-withdrawn': ({ who, title, when }: Facts) =>
      `${title}, ${when}, was canceled because ${who} no longer has a guardian’s consent`,
    'refund-failed': ({ who }: Facts) => `A refund to ${who} failed`,
    'dispute-opened': ({ who }: Facts) => `${who} is disputing a payment`,
    'journal-shared': ({ who }: Facts) => `${who} shared a journal with you`,
    'contribution-waiting': ({ who }: Facts) => `Review a post by ${who}`,
    sale: ({ who, title }: Facts) => `${who} bought ${title}`,
    'payment-held': ({ who }: Facts) => `A payment from ${who} needs your review`,
    'contribution-reported': ({ who }: Facts) => `${who} reported a post or comment`,
    'message-reported': ({ who }: Facts) => `${who} reported a message`,
    'question-unanswered': ({ who }: Facts) => `A question from ${who} has no answer yet`,
    'review-written': ({ who, title }: Facts) => `${who} reviewed ${title}`,
    'review-waiting': ({ who, title }: Facts) => `Approve the review of ${title} by ${who}`,
    'review-reported': ({ who, title }: Facts) => `${who} reported a review of ${title}`,
    'webhook-off': ({ title }: Facts) => `The webhook ${title} was turned off`,
    'mails-failed': ({ times }: Facts) =>
      counted(times, { one: '1 email couldn’t be sent', other: `${times} emails couldn’t be sent` }),
  },
} as const;
