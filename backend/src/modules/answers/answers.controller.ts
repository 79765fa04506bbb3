import { Body, Delete, Get, Put } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { Refuses } from '../../platform/http/refuses.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { MemberController } from '../../platform/security/controllers.js';
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

@MemberController('/', { tag: 'Answers', area: 'learning' })
@Refuses('module_locked', 'not_found')
export class AnswersController {
  constructor(
    private readonly queries: AnswersQueries,
    private readonly choices: ChoicesService,
    private readonly scaleValues: ScaleValuesService,
    private readonly sessions: StopwatchSessionsService,
  ) {}

  @Get('learning/lessons/:lessonId/answers')
  @Summary('List the member’s answers, ratings and measurements in an open lesson')
  @Answers(LessonAnswersResponse)
  ofLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string, @ReaderLanguage() language: Language) {
    return this.queries.ofLesson(me, lessonId, language);
  }

  @Put('me/widgets/:widgetId/choice')
  @Summary('Choose an option; the last choice counts, and the server checks it')
  @Answers(ChoiceAnswerResponse, 'no_such_option')
  choose(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @Body() { optionId }: ChooseOptionRequest,
    @ReaderLanguage() language: Language,
  ) {
    return this.choices.choose(me, widgetId, optionId, language);
  }

  @Put('me/widgets/:widgetId/scale-values/:id')
  @RateLimit({ name: 'answers.scale', limit: 120, perSeconds: 60 })
  @Summary('Add a point to the member’s curve; the same ID updates it')
  @Answers(ScaleValueResponse, 'value_out_of_range')
  putScaleValue(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
    @Body() { value }: PutScaleValueRequest,
  ) {
    return this.scaleValues.put(me, widgetId, id, value);
  }

  @Delete('me/widgets/:widgetId/scale-values/:id')
  @Summary('Remove a point from the member’s curve')
  @AnswersNothing()
  removeScaleValue(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string, @IdParam() id: string) {
    return this.scaleValues.remove(me, widgetId, id);
  }

  @Put('me/widgets/:widgetId/stopwatch-sessions/:id')
  @RateLimit({ name: 'answers.stopwatch', limit: 120, perSeconds: 60 })
  @Summary('Save a stopwatch session; the same ID updates its seconds')
  @Answers(StopwatchSessionResponse, 'bad_start')
  putStopwatchSession(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
    @Body() session: PutStopwatchSessionRequest,
  ) {
    return this.sessions.put(me, widgetId, id, session);
  }

  @Delete('me/widgets/:widgetId/stopwatch-sessions/:id')
  @Summary('Delete a stopwatch session')
  @AnswersNothing()
  removeStopwatchSession(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string, @IdParam() id: string) {
    return this.sessions.remove(me, widgetId, id);
  }
}
