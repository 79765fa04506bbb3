import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  COMMUNITY_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
} from './kinds/notification-kinds.js';

/** In-app notification: while it is unread, one row collects everything that happened to one subject. */
@Entity('notifications')
@Check('notifications_kind', `kind in (${NOTIFICATION_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Index('notifications_unread_thing', ['accountId', 'kind', 'thing'], {
  unique: true,
  where: 'read_at IS NULL',
})
@Index('notifications_unread', ['accountId'], { where: 'read_at IS NULL AND in_app' })
@Index('notifications_list', ['accountId', 'changedAt', 'id'], { where: 'in_app' })
@Index('notifications_unmailed', ['accountId', 'changedAt'], {
  where: `mailed_at IS NULL AND read_at IS NULL AND kind IN (${COMMUNITY_NOTIFICATIONS.map((kind) => `'${kind}'`).join(', ')})`,
})
@Index('notifications_thing', ['thing'])
@Index('notifications_age', ['changedAt'])
export class Notification {
  @PrimaryColumn('uuid') id: string;

  /** Recipient. */
  @Column('uuid') accountId: string;

  @Column('text') kind: NotificationKind;

  /** Id of the subject, mostly. */
  @Column('varchar', { length: 80 }) thing: string;

  /** Path on this site that the notification opens. */
  @Column('varchar', { length: 300 }) path: string;

  @Column('jsonb') facts: NotificationFacts;

  /** True if the app shows the notification; false: for emails only. */
  @Column('boolean') inApp: boolean;

  /** Time of the latest event. */
  @Column('timestamptz') changedAt: Date;

  @Column('timestamptz', { nullable: true }) readAt: Date | null;

  /** Time when the community email included the notification. */
  @Column('timestamptz', { nullable: true }) mailedAt: Date | null;
}
