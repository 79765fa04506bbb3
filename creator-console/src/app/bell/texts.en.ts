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
  other: 'New activity',
  kinds: {
    mentioned: ({ who }: Facts) => `${who} mentioned you`,
    question_answered: ({ who }: Facts) => `${who} answered your question`,
    post_commented: ({ who }: Facts) => `${who} commented on your post`,
    post_reacted: ({ who }: Facts) => `${who} reacted to your post`,
    answer_accepted: ({ who }: Facts) => `${who} marked your answer as the solution`,
    circle_mentioned: ({ who, title }: Facts) => `${who} mentioned you in ${title}`,
    circle_waiting: ({ who, title }: Facts) => `${who} wrote in ${title}`,
    session_booked: ({ who, title, when }: Facts) => `${who} booked ${title}, ${when}`,
    session_changed: ({ who, title, when }: Facts) => `${who} moved ${title} to ${when}`,
    session_cancelled: ({ who, title, when }: Facts) => `${who} canceled ${title}, ${when}`,
    session_withdrawn: ({ who, title, when }: Facts) =>
      `${title}, ${when}, was canceled because ${who} no longer has a guardian’s consent`,
    refund_failed: ({ who }: Facts) => `A refund to ${who} failed`,
    dispute_opened: ({ who }: Facts) => `${who} is disputing a payment`,
    journal_shared: ({ who }: Facts) => `${who} shared a journal with you`,
    assignment_handed_in: ({ who }: Facts) => `${who} handed in an assignment`,
    contribution_waiting: ({ who }: Facts) => `Review a post by ${who}`,
    sale: ({ who, title }: Facts) => `${who} bought ${title}`,
    trial_begun: ({ who, title }: Facts) => `${who} started a free trial of ${title}`,
    payment_held: ({ who }: Facts) => `A payment from ${who} needs your review`,
    contribution_reported: ({ who }: Facts) => `${who} reported a post or comment`,
    message_reported: ({ who }: Facts) => `${who} reported a message`,
    question_unanswered: ({ who }: Facts) => `A question from ${who} has no answer yet`,
    review_written: ({ who, title }: Facts) => `${who} reviewed ${title}`,
    review_waiting: ({ who, title }: Facts) => `Approve the review of ${title} by ${who}`,
    review_reported: ({ who, title }: Facts) => `${who} reported a review of ${title}`,
    webhook_off: ({ title }: Facts) => `The webhook ${title} was turned off`,
    mails_failed: ({ times }: Facts) =>
      counted(times, { one: '1 email couldn’t be sent', other: `${times} emails couldn’t be sent` }),
  },
} as const;
