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

  @ApiProperty({ format: 'uuid', description: 'ID of its email, for finding deliveries' })
  letterId: string;

  @ApiProperty({
    type: 'integer',
    description: 'Days after the previous email, or after the sequence started',
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
    description: 'ID of an existing step; null: a new one',
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
  @Text({ max: NAME_LIMIT, example: 'Welcome', description: 'Only shown to the coach' })
  name: string;

  @Purpose()
  purpose: LetterPurpose;

  @ApiProperty({
    enum: SEQUENCE_TRIGGERS,
    enumName: 'SequenceTrigger',
    description:
      'What starts it for a member. enrolled: got access in any way; quiet: inactive for `quietDays`',
  })
  @IsIn(SEQUENCE_TRIGGERS)
  trigger: SequenceTrigger;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Product that starts it; null: any. Not for trigger registered',
  })
  @MayBeNull()
  @IsUUID()
  productId: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Goal: people who own this get no more emails of this sequence',
  })
  @MayBeNull()
  @IsUUID()
  goalProductId: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 7,
    maximum: 365,
    description: 'For trigger quiet',
  })
  @MayBeNull()
  @IsInt()
  @Min(7)
  @Max(365)
  quietDays: number | null;

  @ApiProperty({ type: [SequenceStepRequest], maxItems: MOST_STEPS, description: 'In order' })
  @IsArray()
  @ArrayMaxSize(MOST_STEPS)
  @ValidateNested({ each: true })
  @Type(() => SequenceStepRequest)
  steps: SequenceStepRequest[];
}

export class SwitchSequenceRequest {
  @ApiProperty({ description: 'Off: no one enters, and no emails are sent' })
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
    description: 'When it was last turned on: earlier events don’t start it',
  })
  turnedOnAt: string | null;

  @ApiProperty({ type: [SequenceStepResponse], description: 'In order' })
  steps: SequenceStepResponse[];

  @ApiProperty({ type: 'integer', description: 'Members currently in it' })
  active: number;

  @ApiProperty({ type: 'integer', description: 'Members who finished or left' })
  ended: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'Send as If-Match' })
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
