import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Group } from './group.entity.js';

/** A product brings whoever has it into a circle or pod. */
@Entity('product_groups')
@Index('product_groups_of_group', ['groupId'])
export class ProductGroup {
  /** Of catalog, so without a foreign key. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_groups_pk' })
  productId: string;

  @ForeignKey(() => Group, { name: 'product_groups_group_fk', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_groups_pk' })
  groupId: string;

  @Column('timestamptz')
  addedAt: Date;

  /** Also who had the product before that. */
  @Column('boolean', { default: false })
  bringsEarlier: boolean;

  /** The run that brings in who had it before; null: none is under way. */
  @Column('uuid', { nullable: true })
  runId: string | null;
}
