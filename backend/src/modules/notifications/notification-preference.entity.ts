import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { OPTIONAL_MAILS, type OptionalMail } from './mail-kinds.js';

/** A person's choice for one kind of mail. Without a row the mail is sent. */
@Entity('notification_preferences')
@Check('notification_preferences_kind', `kind in (${OPTIONAL_MAILS.map((kind) => `'${kind}'`).join(', ')})`)
export class NotificationPreference {
  /** An account; no foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'notification_preferences_pk' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'notification_preferences_pk' })
  kind: OptionalMail;

  @Column('boolean')
  email: boolean;

  @Column('timestamptz')
  changedAt: Date;
}
