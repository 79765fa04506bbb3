import { Body, Get, Post, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { MuteRequest } from '../../accounts/index.js';
import { ReasonRequest } from '../../audit/index.js';
import { MessageDecisionsService } from './message-decisions.service.js';
import { MessageReportDetailResponse, MessageReportResponse } from './message-reports.dto.js';
import { MESSAGE_REPORT_FIELDS, MessageReportsQueries } from './message-reports.queries.js';

@CoachController('creator/message-reports', { tag: 'Message moderation', area: 'messages' })
export class MessageReportsController {
  constructor(
    private readonly queries: MessageReportsQueries,
    private readonly decisions: MessageDecisionsService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List reported messages',
    type: MessageReportResponse,
    unit: 'message-reports',
    fields: MESSAGE_REPORT_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get a report with the message and its context')
  @Answers(MessageReportDetailResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post(':id/dismiss')
  @Summary('Keep the reported message')
  @Answers(MessageReportDetailResponse, 'not_found')
  async dismiss(@Me() me: SignedIn, @IdParam() id: string) {
    await this.decisions.dismiss(me, id);
    return this.queries.one(id);
  }

  @Post(':id/remove')
  @Summary('Delete the text of the reported message; an empty message stays in its place')
  @Answers(MessageReportDetailResponse, 'not_found')
  async remove(@Me() me: SignedIn, @IdParam() id: string, @Body() { reason }: ReasonRequest) {
    await this.decisions.remove(me, id, reason);
    return this.queries.one(id);
  }

  @Post(':id/mute')
  @Summary('Mute the sender for a time, as in `POST /api/students/{id}/moderation/mute`')
  @Answers(MessageReportDetailResponse, 'not_found')
  async mute(@Me() me: SignedIn, @IdParam() id: string, @Body() mute: MuteRequest) {
    await this.decisions.mute(me, id, mute);
    return this.queries.one(id);
  }

  @Post(':id/unmute')
  @Summary('Unmute the sender')
  @Answers(MessageReportDetailResponse, 'not_found')
  async unmute(@Me() me: SignedIn, @IdParam() id: string) {
    await this.decisions.unmute(me, id);
    return this.queries.one(id);
  }
}
