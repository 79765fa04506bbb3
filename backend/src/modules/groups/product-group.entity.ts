import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Group } from './group.entity.js';

/** A product that brings its owners into a circle or pod. */
@Entity('product_groups')
@Index('product_groups_of_group', ['groupId'])
export class ProductGroup {
  @PrimaryColumn('uuid') productId: string;
  @ForeignKey(() => Group, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') groupId: string;
  @Column('timestamptz') addedAt: Date;

  /** True if it also brings in people who had the product before it was linked. */
  @Column('boolean', { default: false }) bringsEarlier: boolean;

  /** Id of the run that brings in earlier owners; null: none is in progress. */
  @Column('uuid', { nullable: true }) runId: string | null;
}
