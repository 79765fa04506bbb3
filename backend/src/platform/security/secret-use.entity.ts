import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Since when the installation signs and seals with a secret. The secret itself is never kept, only its print. */
@Entity('secret_uses')
export class SecretUse {
  @PrimaryColumn('text') print: string;
  @Column('timestamptz') since: Date;
}
