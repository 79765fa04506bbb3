import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether the coach still wants to see the guide. One row, there from the beginning. */
@Entity('first_run_guide')
@Check('first_run_guide_only_one', 'id = 1')
export class FirstRunGuide {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'first_run_guide_pk' })
  id: number;

  @Column('timestamptz', { nullable: true })
  putAwayAt: Date | null;
}
