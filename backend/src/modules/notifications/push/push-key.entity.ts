import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Keys that identify this installation at push services. One row at most. */
@Entity('push_keys')
@Check('push_keys_one', 'id = 1')
export class PushKey {
  @PrimaryColumn('smallint') id: number;

  /** base64url */
  @Column('varchar', { length: 100 }) publicKey: string;

  /** Private key, sealed with a key of the installation. */
  @Column('varchar', { length: 200 }) privateKey: string;

  @Column('timestamptz') createdAt: Date;
}
