import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A member's block of another: neither can write to the other, and the blocked member is not told why. */
@Entity('message_blocks')
@Index('message_blocks_person', ['personId'])
@Check('message_blocks_two', 'account_id <> person_id')
export class MessageBlock {
  /** Account that blocks. */
  @PrimaryColumn('uuid') accountId: string;

  /** Blocked account. */
  @PrimaryColumn('uuid') personId: string;

  @Column('timestamptz') createdAt: Date;
}
