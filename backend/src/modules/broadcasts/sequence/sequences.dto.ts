import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { MayBeNull, Text } from '../../../platform/http/text.js';
import { LETTER_PURPOSES, type LetterPurpose } from '../../notifications/index.js';
import { Purpose } from '../audience/audience.dto.js';
import { LetterProgressResponse } from '../letters/letter-progress.dto.js';
import { LetterWordsRequest } from '../letters/letter-words.dto.js';
import { SEQUENCE_TRIGGERS, type SequenceTrigger } from '../sequence-triggers.js';
import { NAME_LIMIT } from '../sequence.entity.js';
import type { SequenceTerms } from './sequence-problems.js';

const MOST_STEPS = 20;

export class SequenceStepResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', description: 'Of its letter, by which deliveries are found' })
  letterId: string;

  @ApiProperty({
    type: 'integer',
    description: 'Days after the letter before it, or after what began the sequence',
  })
  delayDays: number;

  @ApiProperty({ example: 'Welcome' })
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty()
  progress: LetterProgressResponse;
}

class StepRequest extends LetterWordsRequest {
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of the step there is; null: a new one',
  })
  @MayBeNull()
  @IsUUID()
  id: string | null;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 365 })
  @IsInt()
  @Min(0)
  @Max(365)
  delayDays: number;
}

/** The step as GET gave it, or a new one. */
@TakesRecord<SequenceStepResponse, StepRequest>({ letterId: true, progress: true })
export class SequenceStepRequest extends StepRequest {}

/** Letters that follow one another, as the coach plans them. */
export class NewSequenceRequest implements SequenceTerms {
  @Text({ max: NAME_LIMIT, example: 'Welcome', description: 'Only the coach reads it' })
  name: string;

  @Purpose()
  purpose: LetterPurpose;

  @ApiProperty({
    enum: SEQUENCE_TRIGGERS,
    enumName: 'SequenceTrigger',
    description:
      'What begins it for somebody. Enrolled: got access, however; quiet: not seen for `quietDays`',
  })
  @IsIn(SEQUENCE_TRIGGERS)
  trigger: SequenceTrigger;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The product that it is about; null: any. Not of trigger registered',
  })
  @MayBeNull()
  @IsUUID()
  productId: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Who owns this has reached what the letters are for, and gets no more of them',
  })
  @MayBeNull()
  @IsUUID()
  goalProductId: string | null;

  @ApiProperty({ type: 'integer', nullable: true, minimum: 7, maximum: 365, description: 'Of trigger quiet' })
  @MayBeNull()
  @IsInt()
  @Min(7)
  @Max(365)
  quietDays: number | null;

  @ApiProperty({ type: [SequenceStepRequest], maxItems: MOST_STEPS, description: 'In their order' })
  @IsArray()
  @ArrayMaxSize(MOST_STEPS)
  @ValidateNested({ each: true })
  @Type(() => SequenceStepRequest)
  steps: SequenceStepRequest[];
}

export class SwitchSequenceRequest {
  @ApiProperty({ description: 'Off: nobody enters, and no letter goes out' })
  @IsBoolean()
  isOn: boolean;
}

export class SequenceResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Welcome' })
  name: string;

  @ApiProperty({ enum: LETTER_PURPOSES, enumName: 'LetterPurpose' })
  purpose: LetterPurpose;

  @ApiProperty({ enum: SEQUENCE_TRIGGERS, enumName: 'SequenceTrigger' })
  trigger: SequenceTrigger;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  productId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  goalProductId: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  quietDays: number | null;

  @ApiProperty()
  isOn: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was last turned on: what happened before begins nothing',
  })
  turnedOnAt: string | null;

  @ApiProperty({ type: [SequenceStepResponse], description: 'In their order' })
  steps: SequenceStepResponse[];

  @ApiProperty({ type: 'integer', description: 'Ways through it that go on' })
  active: number;

  @ApiProperty({ type: 'integer', description: 'Ways through it that have ended' })
  ended: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'Send it back as If-Match' })
  version: number;
}

/** The sequence as GET gave it, with what is to change. */
@TakesRecord<SequenceResponse, NewSequenceRequest>({
  id: true,
  isOn: true,
  turnedOnAt: true,
  active: true,
  ended: true,
  createdAt: true,
  version: true,
})
export class PutSequenceRequest extends NewSequenceRequest {}
