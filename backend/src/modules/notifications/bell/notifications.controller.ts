import { Body, Controller, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
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
  @ApiOperation({
    summary: 'List this person’s notifications of the last 90 days, latest first',
    description: 'Leaves out what was deleted or hidden. Returns 30 at a time.',
  })
  @ApiOkResponse({ type: NotificationsResponse })
  list(@Me() me: SignedIn, @Query() { after }: NotificationsQuery): Promise<NotificationsResponse> {
    return this.queries.list(me, after);
  }

  @Get('unread')
  @ApiOperation({ summary: 'Count this person’s unread notifications' })
  @ApiOkResponse({ type: UnreadNotificationsResponse })
  async unread(@Me() { accountId }: SignedIn): Promise<UnreadNotificationsResponse> {
    return { unread: await this.queries.unread(accountId) };
  }

  @Put('read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Mark all notifications as seen up to a time' })
  @ApiNoContentResponse()
  readAll(@Me() me: SignedIn, @Body() { through }: ReadAllRequest): Promise<void> {
    return this.notifications.readAll(me, new Date(through));
  }

  @Put('seen')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Report the page this person is viewing',
    description: 'Marks all notifications that lead to this page as read.',
  })
  @ApiNoContentResponse()
  seen(@Me() me: SignedIn, @Body() { path }: SeenPageRequest): Promise<void> {
    return this.notifications.seen(me, path);
  }

  @Put(':id/read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Mark a notification as read; repeating it has no effect' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.notifications.read(me, id);
  }
}
