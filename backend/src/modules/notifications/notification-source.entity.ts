import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { NotificationKind } from './kinds/notification-kinds.js';
import { Notification } from './notification.entity.js';

/**
 * A source of a notification, of which nobody is notified twice. Once the last source is undone, the notification goes. Once the
 * subject is gone, the source stays without a notification, so that a restored subject is not announced again.
 */
@Entity('notification_sources')
@Index('notification_sources_notification', ['notificationId'])
@Index('notification_sources_source', ['source'])
@Index('notification_sources_actor', ['actorId'])
export class NotificationSource {
  /** Recipient. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'notification_sources_pk' }) accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'notification_sources_pk' }) kind: NotificationKind;

  /** Id of the event, mostly of a comment, a change or an order. */
  @PrimaryColumn('varchar', { length: 80, primaryKeyConstraintName: 'notification_sources_pk' })
  source: string;

  @Column('uuid', { nullable: true }) notificationId: string | null;

  @ManyToOne(() => Notification, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'notification_id', foreignKeyConstraintName: 'notification_sources_notification_fk' })
  notification: Relation<Notification> | null;

  /** Account of the actor; null: nobody in particular. */
  @Column('uuid', { nullable: true }) actorId: string | null;

  @Column('timestamptz') happenedAt: Date;
}
