import { Body, Get, Put } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { QuizResultResponse, SubmitQuizRequest } from './quizzes.dto.js';
import { QuizzesService } from './quizzes.service.js';

@MemberController('me/widgets/:widgetId', { tag: 'Answers', area: 'learning' })
@Refuses('module_locked', 'not_found')
export class QuizzesController {
  constructor(private readonly quizzes: QuizzesService) {}

  @Get('quiz')
  @Summary('Get the member’s result in a quiz')
  @Answers(QuizResultResponse)
  result(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string) {
    return this.quizzes.result(me, widgetId);
  }

  @Put('quiz-attempts/:id')
  @Summary('Submit an attempt at a quiz, which the server grades; the same ID again changes nothing')
  @Answers(QuizResultResponse, 'no_such_option', 'no_attempts_left')
  submit(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @IdParam() id: string,
    @Body() { answers }: SubmitQuizRequest,
  ) {
    return this.quizzes.submit(me, widgetId, { id, answers });
  }
}
