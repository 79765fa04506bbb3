import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, AnswersNothing, AnswersPage, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { Allow, AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import {
  AnnouncementReaderResponse,
  AnnouncementReadersQuery,
  SeenAnnouncementsRequest,
} from './announcement-readers.dto.js';
import { AnnouncementReadersQueries } from './announcement-readers.queries.js';
import { AnnouncementRequest, AnnouncementResponse, AnnouncementsQuery } from './announcements.dto.js';
import { AnnouncementsQueries } from './announcements.queries.js';
import { AnnouncementsService } from './announcements.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

/** Announcements of the coach to all members. */
@ApiTags('Community')
@Controller()
@ForPrograms('community')
export class AnnouncementsController {
  constructor(
    private readonly queries: AnnouncementsQueries,
    private readonly announcements: AnnouncementsService,
    private readonly readers: AnnouncementReadersQueries,
  ) {}

  @Get('community/announcements')
  @AllowSignedIn()
  @Summary('List the coach’s announcements, newest first')
  @AnswersPage(AnnouncementResponse)
  page(@Me() me: SignedIn, @ReaderLanguage() language: Language, @Query() query: AnnouncementsQuery) {
    return this.queries.page(me, query, language);
  }

  @Post('community/announcements/mark-seen')
  @AllowSignedIn()
  @RateLimit({ name: 'community.seen', limit: 120, perSeconds: 600 })
  @Summary('Mark announcements as seen; repeating it has no effect')
  @AnswersNothing()
  see(@Me() me: SignedIn, @Body() { ids }: SeenAnnouncementsRequest) {
    return this.announcements.see(me, ids);
  }

  @Get('creator/announcements/:id/readers')
  @Allow('creator')
  @Summary('List who has or hasn’t seen an announcement')
  @AnswersPage(AnnouncementReaderResponse, 'not_found')
  listReaders(@Me() me: SignedIn, @IdParam() id: string, @Query() query: AnnouncementReadersQuery) {
    return this.readers.page(me, id, query);
  }

  @Post('creator/announcements')
  @Allow('creator')
  @Summary('Post an announcement for all members')
  @Creates(AnnouncementResponse)
  async add(@Me() me: SignedIn, @Body() request: AnnouncementRequest) {
    return this.queries.one(me, await this.announcements.add(me.accountId, request));
  }

  @Put('creator/announcements/:id')
  @Allow('creator')
  @Summary('Update an announcement')
  @TakesVersion('Version that was read')
  @Answers(AnnouncementResponse, 'not_found')
  async change(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: AnnouncementRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.announcements.change(me.accountId, id, request, versionOf(ifMatch));
    return this.queries.one(me, id);
  }

  @Delete('creator/announcements/:id')
  @Allow('creator')
  @Summary('Delete an announcement')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string) {
    return this.announcements.remove(me.accountId, id);
  }
}
