import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ReportMessageRequest } from './report-message.dto.js';
import { ReportMessageService } from './report-message.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Messages')
@Controller('messages')
@AllowSignedIn()
@ForPrograms('messages')
export class ReportMessageController {
  constructor(private readonly reports: ReportMessageService) {}

  @Post(':id/report')
  @RateLimit({ name: 'messages.reports', limit: 20, perSeconds: 600 })
  @Summary(
    'Report a message from another member to the coach',
    'The coach can then read this message with a few before and after it, and no others.',
  )
  @AnswersNothing('not_found', 'reported_already', 'not_possible')
  report(@Me() me: SignedIn, @IdParam() id: string, @Body() wish: ReportMessageRequest) {
    return this.reports.report(me, id, wish);
  }
}
