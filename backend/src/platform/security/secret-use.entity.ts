import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A secret that the installation uses, with the time of its first use. Only the fingerprint is stored, never the
 * secret.
 */
@Entity('secret_uses')
export class SecretUse {
  @PrimaryColumn('text') print: string;
  @Column('timestamptz') since: Date;
}
