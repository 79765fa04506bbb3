import { Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { NotificationKind } from './kinds/notification-kinds.js';
import { Notification } from './notification.entity.js';

/**
 * A source of a notification; nobody is notified of it twice. When the last source is undone, the notification is
 * withdrawn. When the subject is gone, the source stays without a notification, so that a restored subject is not
 * announced again.
 */
@Entity('notification_sources')
@Index('notification_sources_notification', ['notificationId'])
@Index('notification_sources_source', ['source'])
@Index('notification_sources_actor', ['actorId'])
export class NotificationSource {
  /** Recipient. */
  @PrimaryColumn('uuid') accountId: string;

  @PrimaryColumn('text') kind: NotificationKind;

  /** Id of the event, mostly of a comment, a change or an order. */
  @PrimaryColumn('varchar', { length: 80 }) source: string;

  @Column('uuid', { nullable: true }) notificationId: string | null;
  @ManyToOne(() => Notification, { onDelete: 'SET NULL' }) notification: Relation<Notification> | null;

  /** Account of the actor; null: none. */
  @Column('uuid', { nullable: true }) actorId: string | null;

  @Column('timestamptz') happenedAt: Date;
}
