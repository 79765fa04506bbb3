import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A device that a person lets push messages come to: one for each login session, which it ends with. */
@Entity('push_devices')
@Index('push_devices_account', ['accountId'])
@Index('push_devices_endpoint', ['endpoint'], { unique: true })
export class PushDevice {
  /** A login session; no foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'push_devices_pk' })
  sessionId: string;

  @Column('uuid')
  accountId: string;

  /** Where the push service of the browser takes messages for it. */
  @Column('varchar', { length: 1000 })
  endpoint: string;

  /** The browser's key, to which messages are encrypted; base64url. */
  @Column('varchar', { length: 87 })
  p256dh: string;

  /** The secret that the browser shares; base64url. */
  @Column('varchar', { length: 22 })
  auth: string;

  @Column('timestamptz')
  createdAt: Date;
}
