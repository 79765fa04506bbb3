import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A member who writes to the coach and her family alone, until the coach says otherwise. */
@Entity('message_mutes')
export class MessageMute {
  /** Of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_mutes_pk' })
  accountId: string;

  @Column('timestamptz')
  since: Date;
}
