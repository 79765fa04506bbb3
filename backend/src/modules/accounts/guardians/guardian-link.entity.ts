import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../account.entity.js';

/** A guardian of a minor. A minor has two guardians at most: each place is taken once. */
@Entity('guardian_links')
@Unique('guardian_links_places', ['wardId', 'place'])
@Check('guardian_links_two', 'place in (1, 2)')
@Check('guardian_links_others', 'guardian_id <> ward_id')
export class GuardianLink {
  @PrimaryColumn('uuid') guardianId: string;
  @PrimaryColumn('uuid') wardId: string;
  @Column('smallint') place: number;
  @Column('timestamptz') since: Date;

  /** Consents that take effect with this guardian's proof. */
  @Column('text', { array: true, default: [] }) wishedPurposes: string[];

  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) guardian: Relation<Account>;
  @ManyToOne(() => Account, { onDelete: 'CASCADE' }) ward: Relation<Account>;
}
