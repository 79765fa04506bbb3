import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingOffering } from '../offerings/offering.entity.js';

/** A product of type coaching brings its buyer so many sessions of an offering. */
@Entity('coaching_packages')
@Index('coaching_packages_of_offering', ['offeringId'])
@Check('coaching_packages_sessions', 'sessions BETWEEN 1 AND 100')
@Check('coaching_packages_valid', 'valid_days BETWEEN 1 AND 3650')
export class CoachingPackage {
  /** Of catalog, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_packages_pk' })
  productId: string;

  @ForeignKey(() => CoachingOffering, { name: 'coaching_packages_offering_fk' })
  @Column('uuid')
  offeringId: string;

  @Column('integer')
  sessions: number;

  /** In how many days after the purchase the sessions have to begin; null: whenever. */
  @Column('integer', { nullable: true })
  validDays: number | null;
}
