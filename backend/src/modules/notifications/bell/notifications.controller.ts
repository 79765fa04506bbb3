import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import {
  NotificationsQuery,
  NotificationsResponse,
  ReadAllRequest,
  SeenPageRequest,
  UnreadNotificationsResponse,
} from './notifications.dto.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('Notifications')
@Controller('me/notifications')
@AllowSignedIn()
export class NotificationsController {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly notifications: NotificationsService,
  ) {}

  @Get()
  @Summary(
    'What this person was told in the last 90 days, what happened last first',
    'What was deleted or hidden is not in it. Thirty at a time.',
  )
  @Answers(NotificationsResponse)
  list(@Me() me: SignedIn, @Query() { after }: NotificationsQuery): Promise<NotificationsResponse> {
    return this.queries.list(me, after);
  }

  @Get('unread')
  @Summary('How many of them this person has not read')
  @Answers(UnreadNotificationsResponse)
  async unread(@Me() { accountId }: SignedIn): Promise<UnreadNotificationsResponse> {
    return { unread: await this.queries.unread(accountId) };
  }

  @Put('read')
  @Summary('Remember that this person has seen all of them up to a moment')
  @AnswersNothing()
  readAll(@Me() me: SignedIn, @Body() { through }: ReadAllRequest): Promise<void> {
    return this.notifications.readAll(me, new Date(through));
  }

  @Put('seen')
  @Summary(
    'Remember that this person has a page on the screen',
    'All that leads to that page is read, wherever on the page it stands.',
  )
  @AnswersNothing()
  seen(@Me() me: SignedIn, @Body() { path }: SeenPageRequest): Promise<void> {
    return this.notifications.seen(me, path);
  }

  @Put(':id/read')
  @Summary('Remember that this person has read one; reading it again changes nothing')
  @AnswersNothing('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.notifications.read(me, id);
  }
}
