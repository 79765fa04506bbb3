import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

export const ENROLLMENT_SOURCES = ['purchase', 'free', 'grant', 'gift', 'seat'] as const;
export type EnrollmentSource = (typeof ENROLLMENT_SOURCES)[number];

/** The right of one person to open one product. Ended ones stay, so that a member who gets the product again has the old start. */
@Entity('enrollments')
@Unique('enrollments_one_each', ['accountId', 'productId'])
@Index('enrollments_students', ['productId', 'startedAt', 'id'], { where: 'ended_at IS NULL' })
@Index('enrollments_of_product', ['productId'])
@Check('enrollments_source', `source IN ('purchase', 'free', 'grant', 'gift', 'seat')`)
export class Enrollment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'enrollments_pk' })
  id: string;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  accountId: string;

  /** Of catalog, so without a foreign key. */
  @Column('uuid')
  productId: string;

  @Column('text')
  source: EnrollmentSource;

  /** What gave it, e.g. the order; of a second seat the person who has the first; null for a claim. */
  @Column('uuid', { nullable: true })
  sourceId: string | null;

  /** The bundle with which it came; null: by itself. */
  @Column('uuid', { nullable: true })
  bundleId: string | null;

  /** Of a bundle: what it opened to this person, whatever becomes of the bundle later. */
  @Column('uuid', { array: true, default: [] })
  partIds: string[];

  @Column('timestamptz')
  startedAt: Date;

  /** When it was opened the last time, after it had ended; null: it has not. */
  @Column('timestamptz', { nullable: true })
  openedAgainAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
