import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A device with push messages turned on: one for each login session, deleted with the session. */
@Entity('push_devices')
@Index('push_devices_account', ['accountId'])
@Index('push_devices_endpoint', ['endpoint'], { unique: true })
export class PushDevice {
  @PrimaryColumn('uuid') sessionId: string;

  @Column('uuid') accountId: string;

  /** Address at the browser's push service that takes messages for the device. */
  @Column('varchar', { length: 1000 }) endpoint: string;

  /** The browser's public key for encrypted messages; base64url. */
  @Column('varchar', { length: 87 }) p256dh: string;

  /** Secret shared by the browser; base64url. */
  @Column('varchar', { length: 22 }) auth: string;

  @Column('timestamptz') createdAt: Date;
}
