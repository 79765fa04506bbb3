import { Flag, Id, ListOf, Moment, Nested, Text, Texts, Whole } from '../../../platform/http/fields/index.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

class QuizAnswerRequest {
  @Text({ max: 40, example: 'q1', description: 'ID of a question' }) questionId: string;
  @Texts({ max: 40, maxItems: 10, example: ['b'], description: 'IDs of the chosen options' })
  optionIds: string[];
}

export class SubmitQuizRequest {
  @ListOf(QuizAnswerRequest, { max: 50, description: 'Questions left out count as wrong' })
  answers: QuizAnswerRequest[];
}

class QuestionResultResponse {
  @Text({ example: 'q1' }) questionId: string;
  @Texts({ example: ['b'], description: 'Chosen options' }) optionIds: string[];
  @Flag() isCorrect: boolean;
  @Text({ example: 'Yes: the breath comes first.', description: 'May be empty' }) feedback: string;

  @Texts({
    nullable: true,
    example: ['b'],
    description: 'Right options; null while the member has failed and can try again',
  })
  correctOptionIds: string[] | null;
}

class QuizAttemptResponse {
  @Id({ example: anId }) id: string;
  @Whole({ example: 66, description: 'Share of right answers, in percent' }) scorePercent: number;
  @Flag() isPassed: boolean;
  @Moment() submittedAt: Date;

  @ListOf(QuestionResultResponse, 'Leaves out questions that were removed since')
  questions: QuestionResultResponse[];
}

/** A member's result in a quiz. */
export class QuizResultResponse {
  @Id({ example: anId }) widgetId: string;
  @Flag('Whether any attempt passed') isPassed: boolean;
  @Whole({ example: 1, description: 'Number of attempts made' }) attemptCount: number;
  @Whole({ nullable: true, example: 2, description: 'null: unlimited' }) attemptsLeft: number | null;
  @Whole({ nullable: true, example: 66, description: 'Best score in percent; null before the first attempt' })
  bestPercent: number | null;

  @Nested(QuizAttemptResponse, { nullable: true, description: 'null before the first attempt' })
  latest: QuizAttemptResponse | null;
}
