import type { NotificationKind } from '../../modules/notifications/index.js';

/** One of the demo's posts, events or sales, or a level. */
export type About =
  | { post: string }
  | { event: string }
  | { sale: { memberKey: string; productKey: string } }
  | { level: number };

interface DemoNotification {
  /** Recipient. */
  memberKey: string;
  kind: NotificationKind;
  about: About;
  /** Actors, the latest last. */
  by: string[];
  hoursAgo: number;
  isRead: boolean;
}

/** Recent notifications of the demo's people. */
export const demoNotifications: readonly DemoNotification[] = [
  {
    memberKey: 'elin',
    kind: 'post_reacted',
    about: { post: 'hallway-chair' },
    hoursAgo: 1,
    isRead: false,
    by: ['dana', 'coach', 'lucia', 'hana', 'tess', 'noor', 'beth', 'priya'],
  },
  {
    memberKey: 'elin',
    kind: 'post_commented',
    about: { post: 'hallway-chair' },
    hoursAgo: 2,
    by: ['coach', 'priya'],
    isRead: false,
  },
  {
    memberKey: 'elin',
    kind: 'event_place_given',
    about: { event: 'read-aloud' },
    hoursAgo: 30,
    by: [],
    isRead: true,
  },
  {
    memberKey: 'elin',
    kind: 'level_reached',
    about: { level: 12 },
    hoursAgo: 70,
    by: [],
    isRead: true,
  },
  {
    memberKey: 'coach',
    kind: 'contribution_reported',
    about: { post: 'discount-oils' },
    hoursAgo: 4,
    by: ['margit'],
    isRead: false,
  },
  {
    memberKey: 'coach',
    kind: 'question_unanswered',
    about: { post: 'question-bedtime' },
    hoursAgo: 20,
    by: ['colleen'],
    isRead: false,
  },
  {
    memberKey: 'coach',
    kind: 'sale',
    hoursAgo: 24 * 9,
    by: ['ruth'],
    isRead: true,
    about: { sale: { memberKey: 'ruth', productKey: 'forest-journal' } },
  },
  {
    memberKey: 'coach',
    kind: 'post_commented',
    about: { post: 'welcome' },
    hoursAgo: 24 * 30,
    by: ['noor', 'colleen'],
    isRead: true,
  },
];
