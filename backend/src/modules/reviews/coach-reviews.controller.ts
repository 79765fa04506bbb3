import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { ListParams } from '../../platform/http/list-params.js';
import { ModerationReasonRequest } from '../../platform/http/moderation.dto.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { AnswerReviewRequest, CoachReviewResponse } from './coach-reviews.dto.js';
import { COACH_REVIEW_FIELDS, CoachReviewsQueries } from './coach-reviews.queries.js';
import { ReviewModerationService } from './review-moderation.service.js';

const VERSION = 'Version that was read';

@ApiTags('Review moderation')
@Controller('creator/reviews')
@Allow('creator')
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
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CoachReviewResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a review with its open reports' })
  @ApiOkResponse({ type: CoachReviewResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<CoachReviewResponse> {
    return this.queries.one(id);
  }

  @Post(':id/publication')
  @HttpCode(200)
  @ApiOperation({ summary: 'Approve a review, show a hidden one, or keep a reported one' })
  @TakesVersion(VERSION)
  @ApiOkResponse({ type: CoachReviewResponse })
  @Refuses('not_found', 'consent_needed')
  publish(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Headers('if-match') ifMatch?: string,
  ): Promise<CoachReviewResponse> {
    return this.moderation.publish({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) });
  }

  @Post(':id/hiding')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hide a review; its author sees the reason' })
  @TakesVersion(VERSION)
  @ApiOkResponse({ type: CoachReviewResponse })
  @Refuses('not_found')
  hide(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { reason }: ModerationReasonRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<CoachReviewResponse> {
    return this.moderation.hide({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) }, reason);
  }

  @Put(':id/answer')
  @ApiOperation({ summary: 'Reply to a review publicly, or update the reply' })
  @TakesVersion(VERSION)
  @ApiOkResponse({ type: CoachReviewResponse })
  @Refuses('not_found', 'consent_needed')
  answer(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { answer }: AnswerReviewRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<CoachReviewResponse> {
    return this.moderation.answer({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) }, answer);
  }

  @Delete(':id/answer')
  @ApiOperation({ summary: 'Delete the public reply' })
  @TakesVersion(VERSION)
  @ApiOkResponse({ type: CoachReviewResponse })
  @Refuses('not_found')
  removeAnswer(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Headers('if-match') ifMatch?: string,
  ): Promise<CoachReviewResponse> {
    return this.moderation.answer({ by: me.accountId, id, expectedVersion: versionOf(ifMatch) }, null);
  }
}
