import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { ModerationReasonRequest } from '../../../platform/http/moderation.dto.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ContributionResponse, PinRequest } from './contributions.dto.js';
import { CONTRIBUTION_FIELDS, ContributionsQueries } from './contributions.queries.js';
import { ModerationService } from './moderation.service.js';

@ApiTags('Community moderation')
@Controller('creator/community')
@Allow('creator')
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
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContributionResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a post or comment with its open reports' })
  @ApiOkResponse({ type: ContributionResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<ContributionResponse> {
    return this.queries.one(id);
  }

  @Post(':id/publication')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Approve a post or comment, show a hidden one, or keep a reported one',
  })
  @ApiOkResponse({ type: ContributionResponse })
  @Refuses('not_found', 'consent_needed')
  async publish(@Me() me: SignedIn, @IdParam() id: string): Promise<ContributionResponse> {
    await this.moderation.publish(me.accountId, id);
    return this.queries.one(id);
  }

  @Post(':id/hiding')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hide a post or comment; its author sees the reason' })
  @ApiOkResponse({ type: ContributionResponse })
  @Refuses('not_found')
  async hide(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { reason }: ModerationReasonRequest,
  ): Promise<ContributionResponse> {
    await this.moderation.hide(me.accountId, id, reason);
    return this.queries.one(id);
  }

  @Post(':id/removal')
  @HttpCode(204)
  @ApiOperation({ summary: 'Permanently delete a post or comment with everything below it' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  remove(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { reason }: ModerationReasonRequest,
  ): Promise<void> {
    return this.moderation.remove(me.accountId, id, reason);
  }

  @Put(':id/pinned')
  @ApiOperation({ summary: 'Pin or unpin a post' })
  @ApiOkResponse({ type: ContributionResponse })
  @Refuses('not_found', 'consent_needed')
  async pin(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { isPinned }: PinRequest,
  ): Promise<ContributionResponse> {
    await this.moderation.pin(me.accountId, id, isPinned);
    return this.queries.one(id);
  }
}
