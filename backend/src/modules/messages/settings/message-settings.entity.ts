import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReceivesFrom } from '../correspondents/receives-from.js';

/** A person's message settings; without a row the defaults apply. */
@Entity('message_settings')
@Check('message_settings_receives_from', `receives_from IN ('members', 'coach')`)
export class MessageSettings {
  @PrimaryColumn('uuid') accountId: string;
  @Column('text', { default: 'members' }) receivesFrom: ReceivesFrom;

  /** True if others see how far this person has read, and this person sees it of them. */
  @Column('boolean', { default: true }) showsRead: boolean;

  /** True if others see when this person is typing, and this person sees it of them. */
  @Column('boolean', { default: true }) showsTyping: boolean;
}
