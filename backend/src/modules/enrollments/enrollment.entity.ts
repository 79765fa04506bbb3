import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

export const ENROLLMENT_SOURCES = ['purchase', 'free', 'grant', 'gift', 'seat'] as const;
export type EnrollmentSource = (typeof ENROLLMENT_SOURCES)[number];

/**
 * The right of one person to open one product. Ended enrollments stay, so that a member who gets the product again
 * keeps the old start.
 */
@Entity('enrollments')
@Unique('enrollments_one_each', ['accountId', 'productId'])
@Index('enrollments_students', ['productId', 'startedAt', 'id'], { where: 'ended_at IS NULL' })
@Index('enrollments_of_product', ['productId'])
@Check('enrollments_source', `source IN ('purchase', 'free', 'grant', 'gift', 'seat')`)
export class Enrollment {
  @PrimaryColumn('uuid') id: string;

  /** Belongs to accounts; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Belongs to catalog; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('text') source: EnrollmentSource;

  /** Source of the right, e.g. the order; for a second seat, the person with the first seat; null for a claim. */
  @Column('uuid', { nullable: true }) sourceId: string | null;

  /** The bundle that included the product; null: it was given on its own. */
  @Column('uuid', { nullable: true }) bundleId: string | null;

  /** Products that a bundle opened to this person, whatever becomes of the bundle later; empty for other products. */
  @Column('uuid', { array: true, default: [] }) partIds: string[];

  @Column('timestamptz') startedAt: Date;

  /** When the enrollment was last reopened after it had ended; null: never. */
  @Column('timestamptz', { nullable: true }) openedAgainAt: Date | null;

  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
