import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckedStep, FirstRunProblem } from './first-run-steps.js';

/** Latest check result of one part of the site. */
@Entity('first_run_checks')
@Check('first_run_checks_step', `step IN ('payments', 'mail', 'files')`)
export class FirstRunCheck {
  @PrimaryColumn('text') step: CheckedStep;

  /** Problem; null: the check succeeded. */
  @Column('text', { nullable: true }) problem: FirstRunProblem | null;

  /** Response of the checked service, verbatim. */
  @Column('varchar', { length: 300, nullable: true }) detail: string | null;

  @Column('timestamptz') checkedAt: Date;
}

/** The coach's choice to show the guide or not. One row, created by the migrations. */
@Entity('first_run_guide')
@Check('first_run_guide_only_one', 'id = 1')
export class FirstRunGuide {
  @PrimaryColumn('smallint') id: number;
  @Column('timestamptz', { nullable: true }) putAwayAt: Date | null;
}
