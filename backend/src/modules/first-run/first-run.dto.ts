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
    description: 'Why it is not done; null: it is',
  })
  problem: FirstRunProblem | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the mail server, the storage or Stripe said, word for word',
  })
  detail: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When payments, mail or files were last tried out',
  })
  checkedAt: string | null;
}

export class FirstRunResponse {
  @ApiProperty({ description: 'The coach does not want to see the guide any more' })
  isPutAway: boolean;

  @ApiProperty({ description: 'Payments go to the sandbox: no money moves' })
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
