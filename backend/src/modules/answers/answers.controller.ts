import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { ProblemResponse } from '../../platform/http/problem.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import {
  ChoiceAnswerResponse,
  ChooseOptionRequest,
  LessonAnswersResponse,
  PutScaleValueRequest,
  PutStopwatchSessionRequest,
  ScaleValueResponse,
  StopwatchSessionResponse,
} from './answers.dto.js';
import { AnswersQueries } from './answers.queries.js';
import { ChoicesService } from './choices.service.js';
import { ScaleValuesService } from './scale-values.service.js';
import { StopwatchSessionsService } from './stopwatch-sessions.service.js';

@ApiTags('Answers')
@Controller()
@Allow('member')
@ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked, or not for your role' })
@ApiNotFoundResponse({ type: ProblemResponse })
export class AnswersController {
  constructor(
    private readonly queries: AnswersQueries,
    private readonly choices: ChoicesService,
    private readonly scaleValues: ScaleValuesService,
    private readonly sessions: StopwatchSessionsService,
  ) {}

  @Get('learning/lessons/:lessonId/answers')
  @ApiOperation({ summary: 'All I have answered, rated and measured on a lesson I may open now' })
  @ApiOkResponse({ type: LessonAnswersResponse })
  ofLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<LessonAnswersResponse> {
    return this.queries.ofLesson(me, lessonId);
  }

  @Put('widgets/:widgetId/choice')
  @ApiOperation({ summary: 'Choose an option; the last choice counts, and the server judges it' })
  @ApiOkResponse({ type: ChoiceAnswerResponse })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'no_such_option' })
  choose(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @Body() { optionId }: ChooseOptionRequest,
  ): Promise<ChoiceAnswerResponse> {
    return this.choices.choose(me, widgetId, optionId);
  }

  @Put('widgets/:widgetId/scale-values/:id')
  @RateLimit({ name: 'answers.scale', limit: 120, perSeconds: 60 })
  @ApiOperation({ summary: 'Add a point to my curve; the same id again corrects it' })
  @ApiOkResponse({ type: ScaleValueResponse })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'value_out_of_range' })
  putScaleValue(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
    @Body() { value }: PutScaleValueRequest,
  ): Promise<ScaleValueResponse> {
    return this.scaleValues.put(me, widgetId, id, value);
  }

  @Delete('widgets/:widgetId/scale-values/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a point of my curve back' })
  @ApiNoContentResponse()
  removeScaleValue(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
  ): Promise<void> {
    return this.scaleValues.remove(me, widgetId, id);
  }

  @Put('widgets/:widgetId/stopwatch-sessions/:id')
  @RateLimit({ name: 'answers.stopwatch', limit: 120, perSeconds: 60 })
  @ApiOperation({ summary: 'Save a run of a stopwatch; the same id again lets its seconds grow' })
  @ApiOkResponse({ type: StopwatchSessionResponse })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'bad_start' })
  putStopwatchSession(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
    @Body() session: PutStopwatchSessionRequest,
  ): Promise<StopwatchSessionResponse> {
    return this.sessions.put(me, widgetId, id, session);
  }

  @Delete('widgets/:widgetId/stopwatch-sessions/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Forget a run of a stopwatch' })
  @ApiNoContentResponse()
  removeStopwatchSession(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
  ): Promise<void> {
    return this.sessions.remove(me, widgetId, id);
  }
}
