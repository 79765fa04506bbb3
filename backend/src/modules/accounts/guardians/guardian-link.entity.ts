import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Account } from '../account.entity.js';

/** A guardian of a minor. A minor has two guardians at most: each place is taken once. */
@Entity('guardian_links')
@Unique('guardian_links_places', ['wardId', 'place'])
@Check('guardian_links_two', 'place in (1, 2)')
@Check('guardian_links_others', 'guardian_id <> ward_id')
export class GuardianLink {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guardian_links_pk' }) guardianId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'guardian_links_pk' }) wardId: string;
  @Column('smallint') place: number;
  @Column('timestamptz') since: Date;

  /** Consents that take effect with this guardian's proof. */
  @Column('text', { array: true, default: [] }) wishedPurposes: string[];

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'guardian_id', foreignKeyConstraintName: 'guardian_links_guardian_fk' })
  guardian: Relation<Account>;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'ward_id', foreignKeyConstraintName: 'guardian_links_ward_fk' })
  ward: Relation<Account>;
}
