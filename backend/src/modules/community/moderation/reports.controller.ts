import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ReportRequest } from '../../../platform/http/moderation.dto.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ReportsService } from './reports.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Community')
@Controller('community')
@AllowSignedIn()
@RateLimit({ name: 'community.reports', limit: 20, perSeconds: 600 })
@Refuses('not_found', 'reported_already', 'not_possible')
@ForPrograms('community')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post('posts/:id/report')
  @Summary('Report a post to the coach')
  @AnswersNothing()
  post(@Me() me: SignedIn, @IdParam() id: string, @Body() request: ReportRequest) {
    return this.reports.report(me, 'post', id, request);
  }

  @Post('comments/:id/report')
  @Summary('Report a comment to the coach')
  @AnswersNothing()
  comment(@Me() me: SignedIn, @IdParam() id: string, @Body() request: ReportRequest) {
    return this.reports.report(me, 'comment', id, request);
  }
}
