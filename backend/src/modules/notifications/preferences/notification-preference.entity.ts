import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { PREFERENCE_KINDS, type PreferenceKind } from '../kinds/preference-kinds.js';

/** A person's choice for one kind of notification. Null or no row: the default, which is on, except for emails to minors. */
@Entity('notification_preferences')
@Check('notification_preferences_kind', `kind in (${PREFERENCE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
export class NotificationPreference {
  @PrimaryColumn('uuid') accountId: string;
  @PrimaryColumn('text') kind: PreferenceKind;
  @Column('boolean', { nullable: true }) email: boolean | null;
  @Column('timestamptz') changedAt: Date;
  @Column('boolean', { nullable: true }) inApp: boolean | null;

  /** Choice for devices with push messages. */
  @Column('boolean', { nullable: true }) push: boolean | null;
}
