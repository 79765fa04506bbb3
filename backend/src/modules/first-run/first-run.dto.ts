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
    description: 'Why it is not done; null: it is',
  })
  problem: FirstRunProblem | null;

  @Text({ nullable: true, description: 'What the mail server, the storage or Stripe said, word for word' })
  detail: string | null;

  @Moment({ nullable: true, description: 'When payments, mail or files were last tried out' })
  checkedAt: string | null;
}

export class FirstRunResponse {
  @Flag('The coach does not want to see the guide any more') isPutAway: boolean;
  @Flag('Payments go to the sandbox: no money moves') isSandbox: boolean;
  @ListOf(FirstRunStepResponse, 'In the order of the guide') steps: FirstRunStepResponse[];
}

export class FirstRunRequest {
  @Flag() isPutAway: boolean;
}

export class FirstRunCheckRequest {
  @Choice(CHECKED_STEPS, 'FirstRunCheckedStep') step: CheckedStep;
}
