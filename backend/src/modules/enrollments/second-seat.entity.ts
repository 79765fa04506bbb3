import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const SEAT_NAME_LIMIT = 100;

/**
 * The second seat that a person has with a course for two. The seat comes with the right to the course, whatever gave
 * that, and is open while the person has the course. It may be assigned beforehand, at the checkout.
 */
@Entity('second_seats')
@Index('second_seats_of_person', ['seatAccountId'], { where: 'seat_account_id IS NOT NULL' })
@Check('second_seats_another', 'seat_account_id <> account_id')
export class SecondSeat {
  /** The account that may give the seat away. Belongs to accounts; no foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  /** Belongs to catalog; no foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;

  /** The account that takes the seat; null: nobody with an account. Belongs to accounts. */
  @Column('uuid', { nullable: true }) seatAccountId: string | null;

  /** First name of the person the seat is for; null: not given yet. */
  @Column('varchar', { length: SEAT_NAME_LIMIT, nullable: true }) name: string | null;

  @Column('timestamptz') chosenAt: Date;
}
