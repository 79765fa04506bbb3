import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const SEAT_NAME_LIMIT = 100;

/**
 * The second seat that a person has with a course for two. It comes with the right to the course, whatever gave that, and may be chosen
 * for somebody beforehand, at the checkout; it is open while the person has the course.
 */
@Entity('second_seats')
@Index('second_seats_of_person', ['seatAccountId'], { where: 'seat_account_id IS NOT NULL' })
@Check('second_seats_another', 'seat_account_id <> account_id')
export class SecondSeat {
  /** Of accounts, so without a foreign key: whose seat it is to give. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'second_seats_pk' })
  accountId: string;

  /** Of catalog, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'second_seats_pk' })
  productId: string;

  /** Of accounts: who takes it; null: nobody with an account. */
  @Column('uuid', { nullable: true })
  seatAccountId: string | null;

  /** The first name of whom it is for; null: that is not said yet. */
  @Column('varchar', { length: SEAT_NAME_LIMIT, nullable: true })
  name: string | null;

  @Column('timestamptz')
  chosenAt: Date;
}
