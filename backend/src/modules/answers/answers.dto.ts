import { IsISO8601, IsString, Matches } from 'class-validator';
import { Flag, Id, ListOf, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { JournalAnswerResponse } from './journals.dto.js';
import { LONGEST_SESSION_SECONDS } from './stopwatch-session.entity.js';

const anId = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

export class ChooseOptionRequest {
  @Text({ max: 40, example: 'b', description: 'ID of an option' }) optionId: string;
}

/** The member's choice, checked against the current question. */
export class ChoiceAnswerResponse {
  @Id({ example: anId }) widgetId: string;
  @Text({ example: 'b' }) optionId: string;
  @Flag() isCorrect: boolean;
  @Text({ example: 'b' }) correctOptionId: string;
  @Text({ example: 'Yes: the breath comes first.', description: 'May be empty' }) feedback: string;
  @Moment() answeredAt: Date;
}

export class PutScaleValueRequest {
  @Whole({ min: 0, max: 100, example: 7, description: 'Must be within the limits of the scale' })
  value: number;
}

export class ScaleValueResponse {
  @Id({ example: anId }) id: string;
  @Whole({ example: 7 }) value: number;
  @Moment() at: Date;
}

export class PutStopwatchSessionRequest {
  @Moment('In UTC, not in the future; set by the first save')
  @IsString()
  @Matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, { message: 'must be a time in UTC' })
  @IsISO8601({ strict: true })
  startedAt: string;

  @Whole({ min: 0, max: LONGEST_SESSION_SECONDS, example: 185 }) seconds: number;
}

export class StopwatchSessionResponse {
  @Id({ example: anId }) id: string;
  @Moment() startedAt: Date;
  @Whole({ example: 185, description: 'Highest value saved' }) seconds: number;
}

export class ScaleAnswersResponse {
  @Id({ example: anId }) widgetId: string;
  @ListOf(ScaleValueResponse, 'Newest last; the latest 500') values: ScaleValueResponse[];
}

export class StopwatchAnswersResponse {
  @Id({ example: anId }) widgetId: string;
  @ListOf(StopwatchSessionResponse, 'Newest last; the latest 500') sessions: StopwatchSessionResponse[];
}

/** All answers of a member on a lesson; untouched widgets are left out. */
export class LessonAnswersResponse {
  @ListOf(ChoiceAnswerResponse, 'Leaves out answers whose option was removed: those are asked again')
  choices: ChoiceAnswerResponse[];

  @ListOf(JournalAnswerResponse, 'Answers to journal questions, and drafts of assignments')
  journals: JournalAnswerResponse[];
  @ListOf(ScaleAnswersResponse) scales: ScaleAnswersResponse[];
  @ListOf(StopwatchAnswersResponse) stopwatches: StopwatchAnswersResponse[];
}
