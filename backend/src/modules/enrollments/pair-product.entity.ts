import { Entity, PrimaryColumn } from 'typeorm';

/** A course for two: its owner has a second seat. */
@Entity('products_for_pairs')
export class PairProduct {
  /** Belongs to catalog; no foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;
}
