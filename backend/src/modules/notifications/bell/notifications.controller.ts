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
    summary: 'What this person was told in the last 90 days, what happened last first',
    description: 'What was deleted or hidden is not in it. Thirty at a time.',
  })
  @ApiOkResponse({ type: NotificationsResponse })
  list(@Me() me: SignedIn, @Query() { after }: NotificationsQuery): Promise<NotificationsResponse> {
    return this.queries.list(me, after);
  }

  @Get('unread')
  @ApiOperation({ summary: 'How many of them this person has not read' })
  @ApiOkResponse({ type: UnreadNotificationsResponse })
  async unread(@Me() { accountId }: SignedIn): Promise<UnreadNotificationsResponse> {
    return { unread: await this.queries.unread(accountId) };
  }

  @Put('read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remember that this person has seen all of them up to a moment' })
  @ApiNoContentResponse()
  readAll(@Me() me: SignedIn, @Body() { through }: ReadAllRequest): Promise<void> {
    return this.notifications.readAll(me, new Date(through));
  }

  @Put('seen')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remember that this person has a page on the screen',
    description: 'All that leads to that page is read, wherever on the page it stands.',
  })
  @ApiNoContentResponse()
  seen(@Me() me: SignedIn, @Body() { path }: SeenPageRequest): Promise<void> {
    return this.notifications.seen(me, path);
  }

  @Put(':id/read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remember that this person has read one; reading it again changes nothing' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.notifications.read(me, id);
  }
}
