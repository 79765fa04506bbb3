import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParams } from '../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../platform/http/takes-record.js';
import { Allow } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { JournalRepliesService } from './journal-replies.service.js';
import { ReplyToJournalRequest, SharedJournalResponse } from './shared-journals.dto.js';
import { SHARED_JOURNAL_FIELDS, SharedJournalsQueries } from './shared-journals.queries.js';

@ApiTags('Shared journals')
@ForPrograms('students')
@Controller('creator/shared-journals')
@Allow('creator')
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
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedJournalResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a shared journal answer' })
  @ApiOkResponse({ type: SharedJournalResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<SharedJournalResponse> {
    return this.queries.one(id);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Reply to a shared journal answer, or update the reply',
    description: TAKES_RECORD,
  })
  @ApiOkResponse({ type: SharedJournalResponse })
  @Refuses('not_found', 'consent_needed')
  async reply(
    @IdParam() id: string,
    @Body() { reply }: ReplyToJournalRequest,
  ): Promise<SharedJournalResponse> {
    await this.replies.reply(id, reply);
    return this.queries.one(id);
  }
}
