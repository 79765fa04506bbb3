import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CoachingSession } from '../bookings/booking.entity.js';

/** A member on the waiting list of a group's date; the member who has waited longest gets the next place. */
@Entity('coaching_waiting')
@Unique('coaching_waiting_once', ['sessionId', 'accountId'])
@Index('coaching_waiting_account', ['accountId'])
@Index('coaching_waiting_offered', ['offeredUntil'], { where: 'offered_until IS NOT NULL' })
export class CoachingWaiting {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => CoachingSession, { onDelete: 'CASCADE' }) @Column('uuid') sessionId: string;

  /** An account's id, without a foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Time until which a spot is kept for the member; null if none has been offered. */
  @Column('timestamptz', { nullable: true }) offeredUntil: Date | null;

  @Column('timestamptz') createdAt: Date;
}
