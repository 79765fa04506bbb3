import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

export const ENROLLMENT_SOURCES = ['purchase', 'subscription', 'free', 'grant', 'gift', 'seat'] as const;
export type EnrollmentSource = (typeof ENROLLMENT_SOURCES)[number];

/**
 * The right of one person to open one product. Ended enrollments stay, so that a member who gets the product again
 * keeps the old start.
 */
@Entity('enrollments')
@Unique('enrollments_one_each', ['accountId', 'productId'])
@Index('enrollments_students', ['productId', 'startedAt', 'id', 'expiresAt'], { where: 'ended_at IS NULL' })
@Index('enrollments_of_product', ['productId'])
@Index('enrollments_expiring', ['expiresAt'], { where: 'ended_at IS NULL AND expires_at IS NOT NULL' })
@Check('enrollments_source', `source IN ('purchase', 'subscription', 'free', 'grant', 'gift', 'seat')`)
export class Enrollment {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('text') source: EnrollmentSource;

  /** Source of the right, e.g. the order or subscription; for a second seat, the person with the first seat; null for a claim. */
  @Column('uuid', { nullable: true }) sourceId: string | null;

  /** The bundle that included the product; null: it was given alone. */
  @Column('uuid', { nullable: true }) bundleId: string | null;

  /** Products that a bundle opened for this person, independent of later changes to the bundle; empty for other products. */
  @Column('uuid', { array: true, default: [] }) partIds: string[];

  @Column('timestamptz') startedAt: Date;

  /** Time of the latest reopening after it had ended; null: never. */
  @Column('timestamptz', { nullable: true }) openedAgainAt: Date | null;

  @Column('timestamptz', { nullable: true }) endedAt: Date | null;

  /** Time at which access ends by itself; null: never. */
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;

  /** Time of the latest notice that access ends soon; null: none. */
  @Column('timestamptz', { nullable: true }) endToldAt: Date | null;
}

export const SEAT_NAME_LIMIT = 100;

/**
 * A person's second seat in a course for two. It comes with the right to the course, from any source, and is open while
 * the person has the course. It can be assigned before, at checkout.
 */
@Entity('second_seats')
@Index('second_seats_of_person', ['seatAccountId'], { where: 'seat_account_id IS NOT NULL' })
@Check('second_seats_another', 'seat_account_id <> account_id')
export class SecondSeat {
  /** The account that may give the seat away; no foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  /** Product id; no foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;

  /** The account that has the seat; null: no account. */
  @Column('uuid', { nullable: true }) seatAccountId: string | null;

  /** First name of the person the seat is for; null: not given yet. */
  @Column('varchar', { length: SEAT_NAME_LIMIT, nullable: true }) name: string | null;

  @Column('timestamptz') chosenAt: Date;
}

/**
 * Another right to an owned product: from a later purchase or gift of a repeatable product, or one that ends sooner than
 * the right that keeps the product open. When that one ends, this one replaces it; until then it opens nothing.
 */
@Entity('further_rights')
@Unique('further_rights_once', ['accountId', 'productId', 'sourceId'])
@Check('further_rights_source', `source IN ('purchase', 'subscription', 'free', 'grant', 'gift', 'seat')`)
export class FurtherRight {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('text') source: EnrollmentSource;

  /** Source of the right, as in an enrollment. */
  @Column('uuid', { nullable: true }) sourceId: string | null;

  /** Products that a bundle keeps open; empty for other products. */
  @Column('uuid', { array: true, default: [] }) partIds: string[];

  @Column('timestamptz') givenAt: Date;

  /** Time at which the right ends by itself; null: never. */
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
}

/** Marks a course for two: its owner has a second seat. */
@Entity('products_for_pairs')
export class PairProduct {
  /** Product id; no foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;
}
