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

/** A question to the person who books an offering. */
export class OfferingQuestion implements IntakeQuestion {
  @Id('Made by whoever adds the question, and kept while it is there') id: string;
  @Choice(QUESTION_KINDS, 'QuestionKind') kind: QuestionKind;
  @Text({ max: QUESTION_LIMIT, example: 'How old is your daughter?' }) question: string;
  @Flag('Nothing is booked before it is answered') isRequired: boolean;

  @Texts({
    max: CHOICE_LIMIT,
    maxItems: MOST_CHOICES,
    example: ['In the morning', 'In the evening'],
    description: 'What can be chosen, two at least and each once; empty for the other kinds',
  })
  choices: string[];
}

/** The questions of an offering, in the order in which they are asked. */
export const Questions = () =>
  ListOf(OfferingQuestion, {
    max: MOST_QUESTIONS,
    description: 'What whoever books it is asked, in this order',
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
      'To the questions of its offering; refused at `answers.<questionId>`. They stay with their questions as they were asked',
    optional: true,
  });

/** A question as it was asked, and its answer. */
export class AnswerResponse implements IntakeAnswer {
  @Text({ example: 'How old is your daughter?' }) question: string;
  @Text({ example: 'She is eleven' }) answer: string;
}
