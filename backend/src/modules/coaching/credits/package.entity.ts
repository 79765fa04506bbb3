import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingOffering } from '../offerings/offering.entity.js';

/** Sessions of an offering that a product of type coaching brings to its buyer. */
@Entity('coaching_packages')
@Index('coaching_packages_of_offering', ['offeringId'])
@Check('coaching_packages_sessions', 'sessions BETWEEN 1 AND 100')
@Check('coaching_packages_valid', 'valid_days BETWEEN 1 AND 3650')
export class CoachingPackage {
  /** A product's id, without a foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;

  @ForeignKey(() => CoachingOffering) @Column('uuid') offeringId: string;
  @Column('integer') sessions: number;

  /** Days after the purchase in which the sessions must begin; null for no limit. */
  @Column('integer', { nullable: true }) validDays: number | null;
}
