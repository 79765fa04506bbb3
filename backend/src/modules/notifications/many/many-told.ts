import type { NotificationFacts } from '../kinds/notification-kinds.js';

/** What many members are told at once, as the job keeps it. */
export interface ManyTold {
  kind: 'announced' | 'event-planned' | 'coach-posted' | 'mentioned';
  /** The announcement, event or post. */
  thing: string;
  /** What has happened: the thing itself, or the comment that mentions everyone. */
  source: string;
  by: string;
  path: string;
  facts?: NotificationFacts;
  /** The circle or pod it is for; null: all members. */
  groupId: string | null;
  /** Members who hear of it in another way. */
  exceptIds?: string[];
  /** Comes by mail at once, too. */
  isUrgent?: boolean;
}
