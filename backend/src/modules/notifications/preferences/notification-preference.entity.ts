import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { PREFERENCE_KINDS, type PreferenceKind } from '../kinds/preference-kinds.js';

/** A person's choice for one kind of notification. What is null, or has no row, was not chosen: it comes, and mails to minors do not. */
@Entity('notification_preferences')
@Check('notification_preferences_kind', `kind in (${PREFERENCE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
export class NotificationPreference {
  /** An account; no foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'notification_preferences_pk' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'notification_preferences_pk' })
  kind: PreferenceKind;

  @Column('boolean', { nullable: true })
  email: boolean | null;

  @Column('timestamptz')
  changedAt: Date;

  @Column('boolean', { nullable: true })
  inApp: boolean | null;

  /** On the devices that push messages come to. */
  @Column('boolean', { nullable: true })
  push: boolean | null;
}
