import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Group } from './group.entity.js';

/** A product that brings its owners into a circle or pod. */
@Entity('product_groups')
@Index('product_groups_of_group', ['groupId'])
export class ProductGroup {
  /** Belongs to catalog; no foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_groups_pk' }) productId: string;

  @ForeignKey(() => Group, { name: 'product_groups_group_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_groups_pk' })
  groupId: string;

  @Column('timestamptz') addedAt: Date;

  /** Also brings in people who had the product before the link was added. */
  @Column('boolean', { default: false }) bringsEarlier: boolean;

  /** The run that brings in earlier owners; null: none is in progress. */
  @Column('uuid', { nullable: true }) runId: string | null;
}
