import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The coach's choice to see the guide or not. One row, created by the migrations. */
@Entity('first_run_guide')
@Check('first_run_guide_only_one', 'id = 1')
export class FirstRunGuide {
  @PrimaryColumn('smallint') id: number;
  @Column('timestamptz', { nullable: true }) putAwayAt: Date | null;
}
