import { Body, Post } from '@nestjs/common';
import { AnswersNothing, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ReportRequest } from '../../platform/http/moderation.dto.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { MemberController } from '../../platform/security/controllers.js';
import { ReviewReportsService } from './review-reports.service.js';

@MemberController('reviews/:id/report', { tag: 'Reviews', area: 'shop' })
export class ReviewReportsController {
  constructor(private readonly reports: ReviewReportsService) {}

  @Post()
  @RateLimit({ name: 'reviews.reports', limit: 20, perSeconds: 600 })
  @Summary('Report a review to the coach')
  @AnswersNothing('not_found', 'reported_already', 'not_possible')
  report(@Me() me: SignedIn, @IdParam() id: string, @Body() request: ReportRequest) {
    return this.reports.report(me.accountId, id, request);
  }
}
