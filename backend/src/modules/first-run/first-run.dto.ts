import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import {
  CHECKED_STEPS,
  type CheckedStep,
  FIRST_RUN_PROBLEMS,
  FIRST_RUN_STEPS,
  type FirstRunProblem,
  type FirstRunStep,
} from './first-run-steps.js';

export class FirstRunStepResponse {
  @ApiProperty({ enum: FIRST_RUN_STEPS, enumName: 'FirstRunStep' })
  step: FirstRunStep;

  @ApiProperty({
    enum: FIRST_RUN_PROBLEMS,
    enumName: 'FirstRunProblem',
    nullable: true,
    description: 'Why it isn’t done; null: it’s done',
  })
  problem: FirstRunProblem | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Error message from the mail server, storage or Stripe, unchanged',
  })
  detail: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When payments, mail or files were last tested',
  })
  checkedAt: string | null;
}

export class FirstRunResponse {
  @ApiProperty({ description: 'Whether the coach has hidden the guide' })
  isPutAway: boolean;

  @ApiProperty({ description: 'Whether payments go to the sandbox, so that no money moves' })
  isSandbox: boolean;

  @ApiProperty({ type: [FirstRunStepResponse], description: 'In the order of the guide' })
  steps: FirstRunStepResponse[];
}

export class FirstRunRequest {
  @ApiProperty()
  @IsBoolean()
  isPutAway: boolean;
}

export class FirstRunCheckRequest {
  @ApiProperty({ enum: CHECKED_STEPS, enumName: 'FirstRunCheckedStep' })
  @IsIn(CHECKED_STEPS)
  step: CheckedStep;
}
