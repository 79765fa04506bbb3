import { Choice, Flag, ListOf, Moment, Text } from '../../platform/http/fields/index.js';
import {
  CHECKED_STEPS,
  type CheckedStep,
  FIRST_RUN_PROBLEMS,
  FIRST_RUN_STEPS,
  type FirstRunProblem,
  type FirstRunStep,
} from './first-run-steps.js';

export class FirstRunStepResponse {
  @Choice(FIRST_RUN_STEPS, 'FirstRunStep') step: FirstRunStep;

  @Choice(FIRST_RUN_PROBLEMS, 'FirstRunProblem', {
    nullable: true,
    description: 'Why it isn’t done; null: it’s done',
  })
  problem: FirstRunProblem | null;

  @Text({ nullable: true, description: 'Error message from the mail server, storage or Stripe, unchanged' })
  detail: string | null;

  @Moment({ nullable: true, description: 'When payments, mail or files were last tested' })
  checkedAt: string | null;
}

export class FirstRunResponse {
  @Flag('Whether the coach has hidden the guide') isPutAway: boolean;
  @Flag('Whether payments go to the sandbox, so that no money moves') isSandbox: boolean;
  @ListOf(FirstRunStepResponse, 'In the order of the guide') steps: FirstRunStepResponse[];
}

export class FirstRunRequest {
  @Flag() isPutAway: boolean;
}

export class FirstRunCheckRequest {
  @Choice(CHECKED_STEPS, 'FirstRunCheckedStep') step: CheckedStep;
}
