import { Choice, Flag, Id, ListOf, Text, Texts } from '../../../platform/http/fields/index.js';
import {
  ANSWER_LIMITS,
  CHOICE_LIMIT,
  type GivenIntakeAnswer,
  type IntakeAnswer,
  type IntakeQuestion,
  MOST_CHOICES,
  MOST_QUESTIONS,
  QUESTION_KINDS,
  QUESTION_LIMIT,
  type QuestionKind,
} from './intake.js';

export class OfferingQuestion implements IntakeQuestion {
  @Id('Created by the client, and kept as long as the question exists') id: string;
  @Choice(QUESTION_KINDS, 'QuestionKind') kind: QuestionKind;
  @Text({ max: QUESTION_LIMIT, example: 'How old is your daughter?' }) question: string;
  @Flag('Whether an answer is required to book') isRequired: boolean;

  @Texts({
    max: CHOICE_LIMIT,
    maxItems: MOST_CHOICES,
    example: ['In the morning', 'In the evening'],
    description: 'Options, at least two different ones; empty for other kinds',
  })
  choices: string[];
}

/** The questions of an offering, in the order in which they are asked. */
export const Questions = () =>
  ListOf(OfferingQuestion, {
    max: MOST_QUESTIONS,
    description: 'Questions for the person who books, in order',
  });

export class GivenAnswer implements GivenIntakeAnswer {
  @Id() questionId: string;
  @Text({ min: 0, max: ANSWER_LIMITS.long_text, example: 'She is eleven' }) answer: string;
}

/** Answers to the questions of an offering; errors name `answers.<questionId>`. */
export const GivenAnswers = () =>
  ListOf(GivenAnswer, {
    max: MOST_QUESTIONS,
    description:
      'Answers to the offering’s questions, stored with the questions; errors are at `answers.<questionId>`',
    optional: true,
  });

export class AnswerResponse implements IntakeAnswer {
  @Text({ example: 'How old is your daughter?' }) question: string;
  @Text({ example: 'She is eleven' }) answer: string;
}
