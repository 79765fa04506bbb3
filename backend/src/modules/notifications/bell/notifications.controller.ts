import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, AnswersNothing, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import {
  NotificationResponse,
  NotificationsQuery,
  ReadAllRequest,
  SeenPageRequest,
  UnreadNotificationsResponse,
} from './notifications.dto.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Notifications')
@Controller('me/notifications')
@AllowSignedIn()
@ForPrograms('account')
export class NotificationsController {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly notifications: NotificationsService,
  ) {}

  @Get()
  @Summary(
    'List this person’s notifications of the last 90 days, latest first',
    'Leaves out what was deleted or hidden.',
  )
  @AnswersPage(NotificationResponse)
  list(@Me() me: SignedIn, @ReaderLanguage() language: Language, @Query() query: NotificationsQuery) {
    return this.queries.list(me, query, language);
  }

  @Get('unread')
  @Summary('Count this person’s unread notifications')
  @Answers(UnreadNotificationsResponse)
  async unread(@Me() { accountId }: SignedIn) {
    return { unread: await this.queries.unread(accountId) };
  }

  @Post('mark-all-read')
  @Summary('Mark all notifications as seen up to a time')
  @AnswersNothing()
  readAll(@Me() me: SignedIn, @Body() { through }: ReadAllRequest) {
    return this.notifications.readAll(me, new Date(through));
  }

  @Post('mark-page-seen')
  @Summary(
    'Report the page this person is viewing',
    'Marks all notifications that lead to this page as read.',
  )
  @AnswersNothing()
  seen(@Me() me: SignedIn, @Body() { path }: SeenPageRequest) {
    return this.notifications.seen(me, path);
  }

  @Post(':id/mark-read')
  @Summary('Mark a notification as read; repeating it has no effect')
  @AnswersNothing('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string) {
    return this.notifications.read(me, id);
  }
}
