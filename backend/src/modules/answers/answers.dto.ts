import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsISO8601, IsString, Matches, Max, Min } from 'class-validator';
import { Text } from '../../platform/http/text.js';
import { JournalAnswerResponse } from './journals.dto.js';
import { LONGEST_SESSION_SECONDS } from './stopwatch-session.entity.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class ChooseOptionRequest {
  @Text({ max: 40, example: 'b', description: 'ID of an option' })
  optionId: string;
}

/** The member's choice, judged by the question as it is today. */
export class ChoiceAnswerResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  widgetId: string;

  @ApiProperty({ example: 'b' })
  optionId: string;

  @ApiProperty()
  correct: boolean;

  @ApiProperty({ example: 'b' })
  correctOptionId: string;

  @ApiProperty({ example: 'Yes: the breath comes first.', description: 'May be empty' })
  feedback: string;

  @ApiProperty({ format: 'date-time' })
  answeredAt: string;
}

export class PutScaleValueRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    example: 7,
    description: 'Must be within the limits of the scale',
  })
  @IsInt()
  @Min(0)
  @Max(100)
  value: number;
}

export class ScaleValueResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ type: 'integer', example: 7 })
  value: number;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class PutStopwatchSessionRequest {
  @ApiProperty({ format: 'date-time', description: 'In UTC, not in the future; set by the first save' })
  @IsString()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, { message: 'must be a time in UTC' })
  @IsISO8601({ strict: true })
  startedAt: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: LONGEST_SESSION_SECONDS, example: 185 })
  @IsInt()
  @Min(0)
  @Max(LONGEST_SESSION_SECONDS)
  seconds: number;
}

export class StopwatchSessionResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  id: string;

  @ApiProperty({ format: 'date-time' })
  startedAt: string;

  @ApiProperty({ type: 'integer', example: 185, description: 'Highest value saved' })
  seconds: number;
}

export class ScaleAnswersResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  widgetId: string;

  @ApiProperty({ type: [ScaleValueResponse], description: 'Newest last; the latest 500' })
  values: ScaleValueResponse[];
}

export class StopwatchAnswersResponse {
  @ApiProperty({ format: 'uuid', example: anId })
  widgetId: string;

  @ApiProperty({ type: [StopwatchSessionResponse], description: 'Newest last; the latest 500' })
  sessions: StopwatchSessionResponse[];
}

/** All answers of a member on a lesson; untouched widgets are left out. */
export class LessonAnswersResponse {
  @ApiProperty({
    type: [ChoiceAnswerResponse],
    description: 'Leaves out answers whose option was removed: those are asked again',
  })
  choices: ChoiceAnswerResponse[];

  @ApiProperty({ type: [JournalAnswerResponse] })
  journals: JournalAnswerResponse[];

  @ApiProperty({ type: [ScaleAnswersResponse] })
  scales: ScaleAnswersResponse[];

  @ApiProperty({ type: [StopwatchAnswersResponse] })
  stopwatches: StopwatchAnswersResponse[];
}
