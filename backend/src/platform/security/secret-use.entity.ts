import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Since when the installation has used a secret. Only the fingerprint is stored, never the secret. */
@Entity('secret_uses')
export class SecretUse {
  @PrimaryColumn('text') print: string;
  @Column('timestamptz') since: Date;
}
