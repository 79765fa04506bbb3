import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsUUID, ValidateNested } from 'class-validator';
import { MayBeMissing, Text, Texts } from '../../../platform/http/text.js';
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
  @ApiProperty({
    format: 'uuid',
    description: 'Created by the client, and kept as long as the question exists',
  })
  @IsUUID()
  id: string;

  @ApiProperty({ enum: QUESTION_KINDS, enumName: 'QuestionKind' })
  @IsIn(QUESTION_KINDS)
  kind: QuestionKind;

  @Text({ max: QUESTION_LIMIT, example: 'How old is your daughter?' })
  question: string;

  @ApiProperty({ description: 'Whether an answer is required to book' })
  @IsBoolean()
  isRequired: boolean;

  @Texts({
    max: CHOICE_LIMIT,
    maxItems: MOST_CHOICES,
    example: ['In the morning', 'In the evening'],
    description: 'Options, at least two different ones; empty for other kinds',
  })
  choices: string[];
}

/** The questions of an offering, in the order in which they are asked. */
export const Questions = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [OfferingQuestion],
      maxItems: MOST_QUESTIONS,
      description: 'Questions for the person who books, in order',
    }),
    IsArray(),
    ArrayMaxSize(MOST_QUESTIONS),
    ValidateNested({ each: true }),
    Type(() => OfferingQuestion),
  );

export class GivenAnswer implements GivenIntakeAnswer {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  questionId: string;

  @Text({ min: 0, max: ANSWER_LIMITS.long_text, example: 'She is eleven' })
  answer: string;
}

/** Answers to the questions of an offering; errors name `answers.<questionId>`. */
export const GivenAnswers = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: [GivenAnswer],
      maxItems: MOST_QUESTIONS,
      required: false,
      description:
        'Answers to the offering’s questions, stored with the questions; errors are at `answers.<questionId>`',
    }),
    MayBeMissing(),
    IsArray(),
    ArrayMaxSize(MOST_QUESTIONS),
    ValidateNested({ each: true }),
    Type(() => GivenAnswer),
  );

/** A question as it was asked, and its answer. */
export class AnswerResponse implements IntakeAnswer {
  @ApiProperty({ example: 'How old is your daughter?' })
  question: string;

  @ApiProperty({ example: 'She is eleven' })
  answer: string;
}
