import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReceivesFrom } from '../correspondents/receives-from.js';

/** What a person wants of messages; without a row all of it is as the defaults say. */
@Entity('message_settings')
@Check('message_settings_receives_from', `receives_from IN ('members', 'coach')`)
export class MessageSettings {
  /** Of accounts, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'message_settings_pk' })
  accountId: string;

  @Column('text', { default: 'members' })
  receivesFrom: ReceivesFrom;

  /** Others see how far this person has read, and this person sees it of them. */
  @Column('boolean', { default: true })
  showsRead: boolean;

  /** The same of being about to write. */
  @Column('boolean', { default: true })
  showsTyping: boolean;
}
