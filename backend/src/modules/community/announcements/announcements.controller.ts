import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AfterQuery } from '../../../platform/http/after-query.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { Allow, AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import {
  AnnouncementReadersQuery,
  AnnouncementReadersResponse,
  SeenAnnouncementsRequest,
} from './announcement-readers.dto.js';
import { AnnouncementReadersQueries } from './announcement-readers.queries.js';
import { AnnouncementPageResponse, AnnouncementRequest, AnnouncementResponse } from './announcements.dto.js';
import { AnnouncementsQueries } from './announcements.queries.js';
import { AnnouncementsService } from './announcements.service.js';

/** Announcements of the coach to all members. */
@ApiTags('Community')
@Controller('community/announcements')
export class AnnouncementsController {
  constructor(
    private readonly queries: AnnouncementsQueries,
    private readonly announcements: AnnouncementsService,
    private readonly readers: AnnouncementReadersQueries,
  ) {}

  @Get()
  @AllowSignedIn()
  @ApiOperation({ summary: 'List the coach’s announcements, newest first' })
  @ApiOkResponse({ type: AnnouncementPageResponse })
  page(@Me() me: SignedIn, @Query() { after }: AfterQuery): Promise<AnnouncementPageResponse> {
    return this.queries.page(me, after);
  }

  @Put('seen')
  @HttpCode(204)
  @AllowSignedIn()
  @RateLimit({ name: 'community.seen', limit: 120, perSeconds: 600 })
  @ApiOperation({ summary: 'Mark announcements as seen; repeating it has no effect' })
  @ApiNoContentResponse()
  see(@Me() me: SignedIn, @Body() { ids }: SeenAnnouncementsRequest): Promise<void> {
    return this.announcements.see(me, ids);
  }

  @Get(':id/readers')
  @Allow('creator')
  @ApiOperation({ summary: 'List who has or hasn’t seen an announcement' })
  @ApiOkResponse({ type: AnnouncementReadersResponse })
  @Refuses('not_found')
  listReaders(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Query() query: AnnouncementReadersQuery,
  ): Promise<AnnouncementReadersResponse> {
    return this.readers.page(me, id, query);
  }

  @Post()
  @Allow('creator')
  @ApiOperation({ summary: 'Post an announcement for all members' })
  @ApiCreatedResponse({ type: AnnouncementResponse })
  async add(@Me() me: SignedIn, @Body() request: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.queries.one(me, await this.announcements.add(me.accountId, request));
  }

  @Put(':id')
  @Allow('creator')
  @ApiOperation({ summary: 'Update an announcement' })
  @ApiOkResponse({ type: AnnouncementResponse })
  @Refuses('not_found')
  async change(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: AnnouncementRequest,
  ): Promise<AnnouncementResponse> {
    await this.announcements.change(me.accountId, id, request);
    return this.queries.one(me, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({ summary: 'Delete an announcement' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.announcements.remove(me.accountId, id);
  }
}
