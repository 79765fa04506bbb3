import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/**
 * Another right of a person to an owned product, from a later purchase or gift of a product that can be bought again.
 * When the right that keeps the product open ends, this one takes its place; until then it opens nothing by itself.
 */
@Entity('further_rights')
@Unique('further_rights_once', ['accountId', 'productId', 'sourceId'])
@Check('further_rights_source', `source IN ('purchase', 'gift')`)
export class FurtherRight {
  @PrimaryColumn('uuid') id: string;

  /** Belongs to accounts; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Belongs to catalog; no foreign key across modules. */
  @Column('uuid') productId: string;

  @Column('text') source: 'purchase' | 'gift';

  /** The order or the gift that gave it. */
  @Column('uuid') sourceId: string;

  /** Products that a bundle keeps open; empty for other products. */
  @Column('uuid', { array: true, default: [] }) partIds: string[];

  @Column('timestamptz') givenAt: Date;
}
