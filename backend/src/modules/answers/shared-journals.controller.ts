import { Body, Get, Put, Query } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParams } from '../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../platform/http/takes-record.js';
import { CoachController } from '../../platform/security/controllers.js';
import { JournalRepliesService } from './journal-replies.service.js';
import { ReplyToJournalRequest, SharedJournalResponse } from './shared-journals.dto.js';
import { SHARED_JOURNAL_FIELDS, SharedJournalsQueries } from './shared-journals.queries.js';

@CoachController('creator/shared-journals', { tag: 'Shared journals', area: 'students' })
export class SharedJournalsController {
  constructor(
    private readonly queries: SharedJournalsQueries,
    private readonly replies: JournalRepliesService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List shared journals, for the coach',
    type: SharedJournalResponse,
    unit: 'shared-journals',
    fields: SHARED_JOURNAL_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get a shared journal answer')
  @Answers(SharedJournalResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Put(':id')
  @Summary('Reply to a shared journal answer, or update the reply', TAKES_RECORD)
  @Answers(SharedJournalResponse, 'not_found', 'consent_needed')
  async reply(@IdParam() id: string, @Body() { reply }: ReplyToJournalRequest) {
    await this.replies.reply(id, reply);
    return this.queries.one(id);
  }
}
