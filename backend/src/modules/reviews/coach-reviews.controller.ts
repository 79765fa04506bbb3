import { Body, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../platform/http/answers.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { NamesVersion, TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { ListParams } from '../../platform/http/list-params.js';
import { ModerationReasonRequest } from '../../platform/http/moderation.dto.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { AnswerReviewRequest, CoachReviewResponse } from './coach-reviews.dto.js';
import { COACH_REVIEW_FIELDS, CoachReviewsQueries } from './coach-reviews.queries.js';
import { ReviewModerationService } from './review-moderation.service.js';

const VERSION = 'Version that was read';

@CoachController('creator/reviews', { tag: 'Review moderation', area: 'products' })
export class CoachReviewsController {
  constructor(
    private readonly queries: CoachReviewsQueries,
    private readonly moderation: ReviewModerationService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List reviews of all products, for the coach',
    type: CoachReviewResponse,
    unit: 'reviews',
    fields: COACH_REVIEW_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a review with its open reports')
  @Answers(CoachReviewResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post(':id/publish')
  @Summary('Approve a review, show a hidden one, or keep a reported one')
  @TakesVersion(VERSION)
  @Answers(CoachReviewResponse, 'not_found', 'consent_needed')
  publish(@Me() me: SignedIn, @IdParam() id: string, @Headers('if-match') ifMatch?: string) {
    return this.moderation.publish({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) });
  }

  @Post(':id/hide')
  @Summary('Hide a review; its author sees the reason')
  @TakesVersion(VERSION)
  @Answers(CoachReviewResponse, 'not_found')
  hide(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { reason }: ModerationReasonRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.moderation.hide({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) }, reason);
  }

  @Put(':id/answer')
  @Summary('Reply to a review publicly, or update the reply')
  @TakesVersion(VERSION)
  @Answers(CoachReviewResponse, 'not_found', 'consent_needed')
  answer(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { answer }: AnswerReviewRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.moderation.answer({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) }, answer);
  }

  @Delete(':id/answer')
  @Summary('Delete the public reply')
  @NamesVersion(VERSION)
  @AnswersNothing('not_found')
  async removeAnswer(@Me() me: SignedIn, @IdParam() id: string, @Headers('if-match') ifMatch?: string) {
    await this.moderation.answer({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) }, null);
  }
}
