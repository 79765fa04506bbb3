import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckedStep, FirstRunProblem } from './first-run-steps.js';

/** What came of trying out one part of the place the last time. */
@Entity('first_run_checks')
@Check('first_run_checks_step', `step IN ('payments', 'mail', 'files')`)
export class FirstRunCheck {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'first_run_checks_pk' })
  step: CheckedStep;

  /** Null: it works. */
  @Column('text', { nullable: true })
  problem: FirstRunProblem | null;

  /** What the other side said, word for word. */
  @Column('varchar', { length: 300, nullable: true })
  detail: string | null;

  @Column('timestamptz')
  checkedAt: Date;
}
