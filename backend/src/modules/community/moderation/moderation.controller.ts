import { Body, Get, Post, Query } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { ModerationReasonRequest } from '../../../platform/http/moderation.dto.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ContributionResponse } from './contributions.dto.js';
import { CONTRIBUTION_FIELDS, ContributionsQueries } from './contributions.queries.js';
import { ModerationService } from './moderation.service.js';

@CoachController('creator/contributions', { tag: 'Community moderation', area: 'community' })
export class ModerationController {
  constructor(
    private readonly queries: ContributionsQueries,
    private readonly moderation: ModerationService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List posts and comments for moderation',
    type: ContributionResponse,
    unit: 'community',
    fields: CONTRIBUTION_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get a post or comment with its open reports')
  @Answers(ContributionResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post(':id/publish')
  @Summary('Approve a post or comment, show a hidden one, or keep a reported one')
  @Answers(ContributionResponse, 'not_found', 'consent_needed')
  async publish(@Me() me: SignedIn, @IdParam() id: string) {
    await this.moderation.publish(me.accountId, id);
    return this.queries.one(id);
  }

  @Post(':id/hide')
  @Summary('Hide a post or comment; its author sees the reason')
  @Answers(ContributionResponse, 'not_found')
  async hide(@Me() me: SignedIn, @IdParam() id: string, @Body() { reason }: ModerationReasonRequest) {
    await this.moderation.hide(me.accountId, id, reason);
    return this.queries.one(id);
  }

  @Post(':id/remove')
  @Summary('Permanently delete a post or comment with everything below it')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string, @Body() { reason }: ModerationReasonRequest) {
    return this.moderation.remove(me.accountId, id, reason);
  }

  @Post(':id/pin')
  @Summary('Pin a post')
  @Answers(ContributionResponse, 'not_found', 'consent_needed')
  async pin(@Me() me: SignedIn, @IdParam() id: string) {
    await this.moderation.pin(me.accountId, id, true);
    return this.queries.one(id);
  }

  @Post(':id/unpin')
  @Summary('Unpin a post')
  @Answers(ContributionResponse, 'not_found')
  async unpin(@Me() me: SignedIn, @IdParam() id: string) {
    await this.moderation.pin(me.accountId, id, false);
    return this.queries.one(id);
  }
}
