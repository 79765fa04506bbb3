import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingBooking } from './booking.entity.js';

/** A link by which a booking is seen, confirmed and cancelled. The token itself is in the mail. */
@Entity('coaching_booking_links')
@Index('coaching_booking_links_of_booking', ['bookingId'])
export class CoachingBookingLink {
  @PrimaryColumn('text') tokenHash: string;
  @ForeignKey(() => CoachingBooking, { onDelete: 'CASCADE' }) @Column('uuid') bookingId: string;
  @Column('timestamptz') createdAt: Date;
}
