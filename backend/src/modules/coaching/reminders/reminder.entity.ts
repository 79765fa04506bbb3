import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { CoachingBooking } from '../bookings/booking.entity.js';

/** A reminder of a session to a participant: one per mark for each time the session has had. */
@Entity('coaching_reminders')
@Unique('coaching_reminders_once', ['bookingId', 'startsAt', 'leadSeconds'])
export class CoachingReminder {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => CoachingBooking, { onDelete: 'CASCADE' }) @Column('uuid') bookingId: string;

  /** Start of the session when the reminder was created. */
  @Column('timestamptz') startsAt: Date;

  /** The mark, in seconds before the start; null: the coach sent it by hand. */
  @Column('integer', { nullable: true }) leadSeconds: number | null;

  @Column('timestamptz') createdAt: Date;
}
