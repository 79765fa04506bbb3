import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * Another right of a person to a product that is owned already, given by a later purchase or gift of what can be bought again. When
 * the right that keeps the product open ends, this one takes its place; until then it opens nothing by itself.
 */
@Entity('further_rights')
@Unique('further_rights_once', ['accountId', 'productId', 'sourceId'])
@Check('further_rights_source', `source IN ('purchase', 'gift')`)
export class FurtherRight {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'further_rights_pk' })
  id: string;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  accountId: string;

  /** Of catalog, so without a foreign key. */
  @Column('uuid')
  productId: string;

  @Column('text')
  source: 'purchase' | 'gift';

  /** The order or the gift that gave it. */
  @Column('uuid')
  sourceId: string;

  /** Of a bundle: what it holds open. */
  @Column('uuid', { array: true, default: [] })
  partIds: string[];

  @Column('timestamptz')
  givenAt: Date;
}
