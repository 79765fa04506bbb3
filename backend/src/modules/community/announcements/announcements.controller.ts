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
import { Allow, AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { AnnouncementPageResponse, AnnouncementRequest, AnnouncementResponse } from './announcements.dto.js';
import { AnnouncementsQueries } from './announcements.queries.js';
import { AnnouncementsService } from './announcements.service.js';

/** What the coach announces to all members. */
@ApiTags('Community')
@Controller('community/announcements')
export class AnnouncementsController {
  constructor(
    private readonly queries: AnnouncementsQueries,
    private readonly announcements: AnnouncementsService,
  ) {}

  @Get()
  @AllowSignedIn()
  @ApiOperation({ summary: 'What the coach has announced, newest first' })
  @ApiOkResponse({ type: AnnouncementPageResponse })
  page(@Query() { after }: AfterQuery): Promise<AnnouncementPageResponse> {
    return this.queries.page(after);
  }

  @Post()
  @Allow('creator')
  @ApiOperation({ summary: 'Announce something to all members' })
  @ApiCreatedResponse({ type: AnnouncementResponse })
  async add(@Me() me: SignedIn, @Body() request: AnnouncementRequest): Promise<AnnouncementResponse> {
    return this.queries.one(await this.announcements.add(me.accountId, request));
  }

  @Put(':id')
  @Allow('creator')
  @ApiOperation({ summary: 'Change an announcement' })
  @ApiOkResponse({ type: AnnouncementResponse })
  @Refuses('not_found')
  async change(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: AnnouncementRequest,
  ): Promise<AnnouncementResponse> {
    await this.announcements.change(me.accountId, id, request);
    return this.queries.one(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('creator')
  @ApiOperation({ summary: 'Take an announcement back' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.announcements.remove(me.accountId, id);
  }
}
