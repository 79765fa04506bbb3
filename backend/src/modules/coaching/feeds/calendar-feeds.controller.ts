import { Controller, Delete, Get, Param, Post, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import { AllowSignedIn, Public } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CalendarFeedQueries } from './calendar-feed.queries.js';
import { CalendarFeedResponse, NewCalendarFeedResponse } from './calendar-feeds.dto.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

/** Calendar feeds of sessions: a member's own, or everyone's for the coach. */
@ApiTags('Coaching')
@Controller()
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly queries: CalendarFeedQueries,
  ) {}

  @Get('me/calendar-feed')
  @AllowSignedIn()
  @ForPrograms('coaching')
  @Summary('Get whether there’s a private calendar link to the member’s sessions')
  @Answers(CalendarFeedResponse)
  find(@Me() { accountId }: SignedIn) {
    return this.feeds.find(accountId);
  }

  @Post('me/calendar-feed/renew')
  @IgnoresIdempotencyKey('secret')
  @AllowSignedIn()
  @ForPrograms('coaching')
  @RateLimit({ name: 'calendar-feeds', limit: 20, perSeconds: 3600 })
  @Summary('Create a new private calendar link; the previous one stops working')
  @Answers(NewCalendarFeedResponse)
  async renew(@Me() { accountId, role }: SignedIn) {
    return { url: await this.feeds.renew(accountId, role === 'creator') };
  }

  @Delete('me/calendar-feed')
  @AllowSignedIn()
  @ForPrograms('coaching')
  @Summary('Revoke the private calendar link')
  @AnswersNothing()
  end(@Me() { accountId }: SignedIn) {
    return this.feeds.end(accountId);
  }

  @Get('calendar-feeds/:token')
  @Public()
  @ApiParam({
    name: 'token',
    description: 'Token of the private link',
    schema: { type: 'string', maxLength: 300 },
  })
  @RateLimit({ name: 'calendar-feeds.read', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Get a private calendar feed (RFC 5545)')
  @ApiFileResponse('The calendar feed', 'text/calendar')
  @Refuses('not_found')
  async read(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const document = await this.queries.document(token);
    void reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store');
    return document;
  }
}
